import type { AddressFamily } from '../../core/families/address-family.ts'

/** Only accounts of the recovery phrase have an index. */
export type OwnAccount = Readonly<{
  id: string
  index?: number | undefined
  label: string
  address: string
  isHidden?: boolean | undefined
}>

export type WatchedAccount = Readonly<{
  id: string
  family: AddressFamily
  address: string
  label: string
}>
