/** An account that signs; those of the recovery phrase have an index there. Hidden ones stay the wallet's own. */
export type OwnAccount = Readonly<{
  id: string
  index?: number | undefined
  label: string
  address: string
  isHidden?: boolean | undefined
}>

/** An address that is known by a name and cannot sign. */
export type WatchedAccount = Readonly<{
  id: string
  family: 'evm' | 'bitcoin' | 'exchangeB'
  address: string
  label: string
}>
