import type { ProviderMessage } from '../../protocol.ts'

export type FilterPage = Readonly<{
  origin: string
  tell: (message: ProviderMessage) => void
  isGone: () => boolean
}>
