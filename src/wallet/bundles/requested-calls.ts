import type { BundleCall } from '../../core/bundle/bundle.ts'

/** `required` is the page's own need (ERC-7682), smallest units. */
export type RequestedCalls = Readonly<{
  account: string
  chainId: number
  calls: readonly BundleCall[]
  required: readonly Readonly<{ token: string; amount: bigint }>[]
}>
