import { join } from 'node:path'
import type { THEMES } from '../browser.ts'

/** Every screen once, and states that must not be confused. */
export const PICTURED: readonly string[] = [
  'no-wallet',
  'welcome',
  'welcome-shown',
  'welcome-confirm',
  'welcome-password',
  'welcome-done',
  'welcome-import',
  'welcome-restore',
  'unlock',
  'home',
  'home-empty',
  'home-key-refused',
  'token',
  'palette',
  'form',
  'form-empty',
  'form-refused',
  'form-choose',
  'form-permit-offer',
  'review-shown',
  'review-bitcoin-shown',
  'review-override-shown',
  'review-ticks-shown',
  'transfer-sending',
  'transfer-filling',
  'transfer-permit',
  'transfer-stuck',
  'transfer-unproven',
  'transfer-received',
  'transfer-refunded',
  'replacement-step',
  'receipt-received',
  'help-obstacle',
  'deposit-exact',
  'pay-here',
  'receive',
  'receive-ethereum',
  'receive-bitcoin',
  'utxos',
  'activity',
  'activity-empty',
  'bundle-done',
  'settings',
  'safeguards-strict',
  'nodes-own',
  'allowances-open',
  'allowance-ask',
  'change-password',
  'recovery-words',
  'backup',
  'accounts',
  'account-own',
  'private-key',
  'account-watched',
  'approval-connect',
  'approval-connect-listed',
  'approval-intent-open',
  'approval-message',
  'approval-sign-in',
  'approval-permit2',
  'approval-calls-transfer',
]

export const SHEET_NAME = 'parts.png'

/** The folder also holds the version of the drawing Chromium. */
export const KEPT = join(import.meta.dirname, '../pictures')
export const DRAWN_BY = join(KEPT, 'chromium.txt')

export function pictureName(state: string, theme: (typeof THEMES)[number]): string {
  return `${state}-${theme}.png`
}
