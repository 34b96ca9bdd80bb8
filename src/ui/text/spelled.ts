import { checksummed } from '../../core/address.ts'

/**
 * An address as every screen writes it: in the letters that carry its checksum where it is one of the EVM (EIP-55), however
 * a page, a log or the service spelled it; any other as it is.
 */
export function spelled(address: string): string {
  return /^0x[0-9a-f]{40}$/i.test(address) ? checksummed(address) : address
}
