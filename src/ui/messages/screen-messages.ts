import enAllowances from './en/accounts/allowances.json'
import enChangedRows from './en/accounts/changed-rows.json'
import enKeysAndBackup from './en/accounts/keys-and-backup.json'
import enPermit2Allowances from './en/accounts/permit2-allowances.json'
import enSecondCopy from './en/accounts/second-copy.json'
import enTokenList from './en/accounts/token-list.json'
import enValueChart from './en/accounts/value-chart.json'
import enWatchOnly from './en/accounts/watch-only.json'
import enCalls from './en/bundle/calls.json'
import enDepositOutcomes from './en/bundle/deposit-outcomes.json'
import enDeposits from './en/bundle/deposits.json'
import enTransactionNames from './en/bundle/transaction-names.json'
import enAmounts from './en/form/amounts.json'
import enArrivalCalls from './en/form/arrival-calls.json'
import enCallPicker from './en/form/call-picker.json'
import enCustomTokens from './en/form/custom-tokens.json'
import enFormDetails from './en/form/form-details.json'
import enGuidance from './en/form/guidance.json'
import enProof from './en/review/proof.json'
import enRefusals from './en/review/refusals.json'
import enTerms from './en/review/terms.json'
import enExchangeKeys from './en/settings/exchange-keys.json'
import enNodes from './en/settings/nodes.json'
import enOlderSites from './en/settings/older-sites.json'
import enSafeguards from './en/settings/safeguards.json'
import enActivity from './en/transfer/activity-and-receipts.json'
import enActivityFilters from './en/transfer/activity-filters.json'
import enDirectSend from './en/transfer/direct-send.json'
import enMisdirectedDeposit from './en/transfer/misdirected-deposits.json'
import enOutcomes from './en/transfer/outcomes.json'
import enPermit from './en/transfer/permit.json'
import { lazyPart } from './lazy-part.ts'

// Messages that load after the first screen. A file that the first screen imports may use only `app-messages.ts`.

export const ofAmounts = lazyPart('form/amounts', enAmounts)
export const ofCalls = lazyPart('bundle/calls', enCalls)
export const ofAllowances = lazyPart('accounts/allowances', enAllowances)
export const ofArrivalCalls = lazyPart('form/arrival-calls', enArrivalCalls)
export const ofChangedRows = lazyPart('accounts/changed-rows', enChangedRows)
export const ofMisdirectedDeposit = lazyPart('transfer/misdirected-deposits', enMisdirectedDeposit)
export const ofKeysAndBackup = lazyPart('accounts/keys-and-backup', enKeysAndBackup)
export const ofTransactionNames = lazyPart('bundle/transaction-names', enTransactionNames)
export const ofDeposits = lazyPart('bundle/deposits', enDeposits)
export const ofDirectSend = lazyPart('transfer/direct-send', enDirectSend)
export const ofActivity = lazyPart('transfer/activity-and-receipts', enActivity)
export const ofDepositOutcomes = lazyPart('bundle/deposit-outcomes', enDepositOutcomes)
export const ofOutcomes = lazyPart('transfer/outcomes', enOutcomes)
export const ofActivityFilters = lazyPart('transfer/activity-filters', enActivityFilters)
export const ofFormDetails = lazyPart('form/form-details', enFormDetails)
export const ofGuidance = lazyPart('form/guidance', enGuidance)
export const ofSecondCopy = lazyPart('accounts/second-copy', enSecondCopy)
export const ofPermit = lazyPart('transfer/permit', enPermit)
export const ofPermit2Allowances = lazyPart('accounts/permit2-allowances', enPermit2Allowances)
export const ofCallPicker = lazyPart('form/call-picker', enCallPicker)
export const ofProof = lazyPart('review/proof', enProof)
export const ofRefusals = lazyPart('review/refusals', enRefusals)
export const ofExchangeKeys = lazyPart('settings/exchange-keys', enExchangeKeys)
export const ofNodes = lazyPart('settings/nodes', enNodes)
export const ofOlderSites = lazyPart('settings/older-sites', enOlderSites)
export const ofSafeguards = lazyPart('settings/safeguards', enSafeguards)
export const ofTerms = lazyPart('review/terms', enTerms)
export const ofCustomTokens = lazyPart('form/custom-tokens', enCustomTokens)
export const ofTokenList = lazyPart('accounts/token-list', enTokenList)
export const ofValueChart = lazyPart('accounts/value-chart', enValueChart)
export const ofWatchOnly = lazyPart('accounts/watch-only', enWatchOnly)
