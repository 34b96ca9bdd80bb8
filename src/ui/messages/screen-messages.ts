import { enChangedRows } from './en/accounts/changed-rows.ts'
import { enKeysAndBackup } from './en/accounts/keys-and-backup.ts'
import { enPermit2Allowances } from './en/accounts/permit2-allowances.ts'
import { enSecondCopy } from './en/accounts/second-copy.ts'
import { enWatchOnly } from './en/accounts/watch-only.ts'
import { enCalls } from './en/bundle/calls.ts'
import { enDepositOutcomes } from './en/bundle/deposit-outcomes.ts'
import { enDeposits } from './en/bundle/deposits.ts'
import { enTransactionNames } from './en/bundle/transaction-names.ts'
import { enCallPicker } from './en/form/call-picker.ts'
import { enCustomTokens } from './en/form/custom-tokens.ts'
import { enFormDetails } from './en/form/form-details.ts'
import { enGuidance } from './en/form/guidance.ts'
import { enProof } from './en/review/proof.ts'
import { enRefusals } from './en/review/refusals.ts'
import { enTerms } from './en/review/terms.ts'
import enExchangeKeys from './en/settings/exchange-keys.json'
import enOlderSites from './en/settings/older-sites.json'
import enSafeguards from './en/settings/safeguards.json'
import { enActivity } from './en/transfer/activity-and-receipts.ts'
import { enDirectSend } from './en/transfer/direct-send.ts'
import enEndings from './en/transfer/endings.json'
import { enMisdirectedDeposit } from './en/transfer/misdirected-deposits.ts'
import { enPermit } from './en/transfer/permit.ts'
import { lazyPart } from './lazy-part.ts'

// Messages that load after the first screen. A file that the first screen imports may use only `app-messages.ts`.

export const ofCalls = lazyPart('calls', enCalls)
export const ofAllowances = () => ofCalls().allowances
export const ofArrivalCalls = () => ofCalls().arrival
export const ofArrivalProof = (calls: number) => (calls === 1 ? ofArrivalCalls().proof : ofArrivalCalls().proofs)
export const ofChangedRows = lazyPart('changed', enChangedRows)
export const ofMisdirectedDeposit = lazyPart('misdirected', enMisdirectedDeposit)
export const ofKeysAndBackup = lazyPart('custody', enKeysAndBackup)
export const ofTransactionNames = lazyPart('transactions', enTransactionNames)
export const ofDeposits = lazyPart('deposits', enDeposits)
export const ofDirectSend = lazyPart('direct', enDirectSend)
export const ofActivity = lazyPart('everyday', enActivity)
export const ofDepositOutcomes = lazyPart('outcomes', enDepositOutcomes)
export const ofEndings = lazyPart('transfer/endings', enEndings)
export const ofFormDetails = lazyPart('form', enFormDetails)
export const ofGuidance = lazyPart('guidance', enGuidance)
export const ofSecondCopy = lazyPart('secondCopy', enSecondCopy)
export const ofPermit = lazyPart('permits', enPermit)
export const ofPermit2Allowances = lazyPart('permit2', enPermit2Allowances)
export const ofCallPicker = lazyPart('picks', enCallPicker)
export const ofProof = lazyPart('proof', enProof)
export const ofRefusals = lazyPart('refusals', enRefusals)
export const ofExchangeKeys = lazyPart('settings/exchange-keys', enExchangeKeys)
export const ofOlderSites = lazyPart('settings/older-sites', enOlderSites)
export const ofSafeguards = lazyPart('settings/safeguards', enSafeguards)
export const ofTerms = lazyPart('terms', enTerms)
export const ofCustomTokens = lazyPart('tokens', enCustomTokens)
export const ofWatchOnly = lazyPart('watched', enWatchOnly)
