import enChooser from './en/accounts/chooser.json'
import enValuation from './en/accounts/valuation.json'
import enWindows from './en/approval/windows.json'
import enServiceKeyRefused from './en/settings/service-key-refused.json'
import enRefundDue from './en/transfer/refund-due.json'
import { lazyPart } from './lazy-part.ts'

// Messages of the first screen. `screen-messages.ts` has those that load after it.

export const ofServiceKeyRefused = lazyPart('settings/service-key-refused', enServiceKeyRefused)
export const ofChooser = lazyPart('accounts/chooser', enChooser)
export const ofRefundDue = lazyPart('transfer/refund-due', enRefundDue)
export const ofWindows = lazyPart('approval/windows', enWindows)
export const ofValuation = lazyPart('accounts/valuation', enValuation)
