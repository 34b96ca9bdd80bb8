import type { ApiHandlers } from '../../../src/api/server.ts'
import { callMeaningOf } from '../../../src/core/page/calls/decode-call.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import { isHex } from '../../../src/lib/hex.ts'

/** Describes calls to pages while the user types them. */
export function calldataHandlers(profile: Profile): Pick<ApiHandlers, 'call.read'> {
  return {
    'call.read': async ({ chainId, to, data, value }) =>
      callMeaningOf({ to, data: isHex(data) ? data : '0x', value }, profile, chainId),
  }
}
