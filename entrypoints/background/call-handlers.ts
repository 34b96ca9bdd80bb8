import type { Handlers } from '../../src/api/server.ts'
import { meaningOf } from '../../src/core/page/call.ts'
import type { Profile } from '../../src/core/profile.ts'
import { isHex } from '../../src/lib/hex.ts'

/** Describes calls to pages while the user types them. */
export function callHandlers(profile: Profile): Pick<Handlers, 'call.read'> {
  return {
    'call.read': async ({ chainId, to, data, value }) =>
      meaningOf({ to, data: isHex(data) ? data : '0x', value }, profile, chainId),
  }
}
