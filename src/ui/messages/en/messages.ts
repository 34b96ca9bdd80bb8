import { approval } from './approval/approval.ts'
import { form } from './form/form.ts'
import { review } from './review/review.ts'
import { screens } from './screens.ts'
import { settings } from './settings/settings.ts'
import { depositAddress } from './transfer/deposit-address.ts'
import { transfer } from './transfer/transfer.ts'
import { welcome } from './welcome.ts'

/** Sentences state the event, its meaning for the money, and the next action. */
export const en = {
  ...screens,
  ...form,
  ...depositAddress,
  ...review,
  ...transfer,
  ...approval,
  ...settings,
  ...welcome,
}

export type Messages = typeof en
