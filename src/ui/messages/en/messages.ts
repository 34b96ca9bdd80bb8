import { enApproval } from './approval/approval.ts'
import { enForm } from './form/form.ts'
import { enReview } from './review/review.ts'
import { enScreens } from './screens.ts'
import settings from './settings/settings.json'
import { enDepositAddress } from './transfer/deposit-address.ts'
import { enTransfer } from './transfer/transfer.ts'
import { enWelcome } from './welcome.ts'

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
