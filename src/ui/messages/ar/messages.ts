import type { TranslatedMessages } from '../translated.ts'
import { approval } from './approval/approval.ts'
import { form } from './form/form.ts'
import { review } from './review/review.ts'
import { screens } from './screens.ts'
import { settings } from './settings/settings.ts'
import { depositAddress } from './transfer/deposit-address.ts'
import { transfer } from './transfer/transfer.ts'
import { welcome } from './welcome.ts'

export const ar: TranslatedMessages = {
  ...screens,
  ...form,
  ...depositAddress,
  ...review,
  ...transfer,
  ...approval,
  ...settings,
  ...welcome,
}
