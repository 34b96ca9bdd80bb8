import type { ProviderMessage } from '../../protocol.ts'

/** One document of a site, by its port. */
export type FilterPage = Readonly<{
  origin: string
  tell: (message: ProviderMessage) => void
  isGone: () => boolean
}>
