import type { Fetch } from '../../../../../src/net/http/request.ts'
import { drawn, type Lie, liesOf } from './lies-of.ts'

export type ToldLie = Lie & Readonly<{ path: string; by: 'first' | 'second' | 'both' }>

const BOTH = /^(\/second)?\/api/

export function lyingExplorers(honest: Fetch) {
  const real = new Map<string, string>()
  let told: ToldLie | undefined
  let isRecording = false
  const isLie = (path: string, { path: about, by }: ToldLie) => {
    if (by === 'both') return path.replace(BOTH, '') === about.replace(BOTH, '')
    return path === about
  }
  const fetch: Fetch = async (input, init) => {
    const path = new URL(`${input}`).pathname
    if (init?.method === 'POST') return honest(input, init)
    if (told && isLie(path, told)) return new Response(told.body, { status: told.status })
    const known = isRecording ? undefined : real.get(path)
    if (known !== undefined) return new Response(known)
    const response = await honest(input, init)
    const text = await response.clone().text()
    if (isRecording && response.status === 200) real.set(path, text)
    return response
  }
  return {
    fetch,
    liesAbout: async (read: () => Promise<unknown>): Promise<readonly ToldLie[]> => {
      real.clear()
      isRecording = true
      await read()
      isRecording = false
      return [...real].flatMap(([path, text]) => {
        const own = path.startsWith('/second') ? ('second' as const) : ('first' as const)
        return liesOf(text, [...real.values()]).flatMap((lie) =>
          [own, 'both' as const].map((by) => ({ ...lie, path, by })),
        )
      })
    },
    each: async (lies: readonly ToldLie[], count: number, check: (name: string) => Promise<void>): Promise<number> => {
      const chosen = drawn(lies, count)
      for (const lie of chosen) {
        told = lie
        await check(`${lie.by} ${lie.path} ${lie.at}: ${lie.body.slice(0, 300)}`)
        told = undefined
      }
      return chosen.length
    },
  }
}
