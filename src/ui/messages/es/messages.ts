import type { TranslatedMessages } from '../worded.ts'
import { approval } from './approval.ts'
import { depositAddress } from './deposit-address.ts'
import { form } from './move.ts'
import { review } from './review.ts'
import { screens } from './screens.ts'
import { settings } from './settings.ts'
import { transfer } from './transfer.ts'
import { welcome } from './welcome.ts'

export const es: TranslatedMessages = {
  ...screens,
  ...form,
  ...depositAddress,
  ...review,
  ...transfer,
  ...approval,
  ...settings,
  ...welcome,
}
