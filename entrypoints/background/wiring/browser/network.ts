import { withSignInCheck } from '../../../../src/net/http/sign-in-page.ts'
import { nowMilliseconds } from './clock.ts'

/** For every host that the wallet asks. */
export const networkFetch = withSignInCheck((...request) => fetch(...request), nowMilliseconds)
