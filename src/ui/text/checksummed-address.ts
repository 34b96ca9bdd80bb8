import { checksummed } from '../../core/families/address.ts'

/** EVM addresses get their checksum (EIP-55); others stay as given. */
export function checksummedAddress(address: string): string {
  return /^0x[0-9a-f]{40}$/i.test(address) ? checksummed(address) : address
}
