import { join } from 'node:path'
import type { THEMES } from '../browser.ts'

/** Every screen, at least once, and what a person must not take for something else. */
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
  'palette',
  'move',
  'move-empty',
  'move-refused',
  'move-choose',
  'move-permit-offer',
  'review-shown',
  'review-bitcoin-shown',
  'review-override-shown',
  'review-ticks-shown',
  'crossing-sending',
  'crossing-filling',
  'crossing-permit',
  'crossing-stuck',
  'crossing-unproven',
  'crossing-received',
  'crossing-refunded',
  'raise-step',
  'receipt-received',
  'help-trouble',
  'deposit-exact',
  'pay-here',
  'receive',
  'receive-bitcoin',
  'coins',
  'activity',
  'activity-empty',
  'sent-done',
  'settings',
  'safeguards-strict',
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

/** The file of the sheet that shows every token, icon and part. */
export const SHEET_NAME = 'parts.png'

/** Where the kept pictures lie, and beside them the version of Chromium that drew them. */
export const KEPT = join(import.meta.dirname, '../pictures')
export const DRAWN_BY = join(KEPT, 'chromium.txt')

/** The name of a picture's file. */
export function pictureName(state: string, theme: (typeof THEMES)[number]): string {
  return `${state}-${theme}.png`
}
