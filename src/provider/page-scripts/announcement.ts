import { freeze } from './built-ins.ts'

/** Makes the frozen announcement of EIP-6963 (`EIP6963ProviderDetail`). */
export function announcementOf(uuid: string, provider: object): object {
  return freeze({
    info: freeze({
      uuid,
      name: 'Causeway',
      icon: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='96' height='96'><rect width='96' height='96' rx='22' fill='%230b5'/><path d='M14 62V50a34 34 0 0168 0v12H70V52a22 22 0 00-44 0v10zm0 8h68v8H14z' fill='white'/></svg>",
      rdns: 'app.causeway',
    }),
    provider,
  })
}
