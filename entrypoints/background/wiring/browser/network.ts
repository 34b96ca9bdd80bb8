import { withSignInCheck } from '../../../../src/net/http/sign-in-page.ts'
import { nowMilliseconds } from './clock.ts'

/** Shared by all hosts. */
export const networkFetch = withSignInCheck((...request) => fetch(...request), nowMilliseconds)
