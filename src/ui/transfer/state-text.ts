import { ofRefundDue } from '../messages/app-messages.ts'
import { m } from '../messages/messages.ts'
import type { TransferState } from './state.ts'

export function transferStateText(state: TransferState): string {
  return state === 'askRefund' ? ofRefundDue().state : m().state[state]
}
