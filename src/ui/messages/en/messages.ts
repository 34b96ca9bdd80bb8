import enApproval from './approval/approval.json'
import enForm from './form/form.json'
import enReview from './review/review.json'
import enScreens from './screens.json'
import settings from './settings/settings.json'
import enDepositAddress from './transfer/deposit-address.json'
import enTransfer from './transfer/transfer.json'
import enWelcome from './welcome.json'

/** Sentences state the event, its meaning for the money, and the next action. */
export const en = {
  ...enScreens,
  ...enForm,
  ...enDepositAddress,
  ...enReview,
  ...enTransfer,
  ...enApproval,
  ...settings,
  ...enWelcome,
}

export type Messages = typeof en
