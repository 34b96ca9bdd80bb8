import { approval } from './approval.ts'
import { depositAddress } from './deposit-address.ts'
import { form } from './move.ts'
import { review } from './review.ts'
import { screens } from './screens.ts'
import { settings } from './settings.ts'
import { transfer } from './transfer.ts'
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
