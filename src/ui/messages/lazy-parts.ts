import type { ReasonSentences } from '../../core/reason/sentences.ts'
import type { LazyCatalogues } from './catalogues.d.ts'
import type { ChangedRowMessages } from './en/accounts/changed-rows.ts'
import type { KeysAndBackupMessages } from './en/accounts/keys-and-backup.ts'
import type { Permit2AllowanceMessages } from './en/accounts/permit2-allowances.ts'
import type { SecondCopyMessages } from './en/accounts/second-copy.ts'
import type { ValuationMessages } from './en/accounts/valuation.ts'
import type { WatchOnlyMessages } from './en/accounts/watch-only.ts'
import type { DescriptionMessages } from './en/approval/descriptions.ts'
import type { WindowMessages } from './en/approval/windows.ts'
import type { CallMessages } from './en/bundle/calls.ts'
import type { DepositOutcomeMessages } from './en/bundle/deposit-outcomes.ts'
import type { DepositMessages } from './en/bundle/deposits.ts'
import type { TransactionNameMessages } from './en/bundle/transaction-names.ts'
import type { FindingMessages } from './en/findings/findings.ts'
import type { CallPickerMessages } from './en/form/call-picker.ts'
import type { CustomTokenMessages } from './en/form/custom-tokens.ts'
import type { FormDetailMessages } from './en/form/form-details.ts'
import type { GuidanceMessages } from './en/form/guidance.ts'
import type { ProofMessages } from './en/review/proof.ts'
import type { RefusalMessages } from './en/review/refusals.ts'
import type { TermMessages } from './en/review/terms.ts'
import type { ActivityMessages } from './en/transfer/activity-and-receipts.ts'
import type { DirectSendMessages } from './en/transfer/direct-send.ts'
import type { AllFailureReasonMessages } from './en/transfer/failure-reasons.ts'
import type { MisdirectedDepositMessages } from './en/transfer/misdirected-deposits.ts'
import type { PermitMessages } from './en/transfer/permit.ts'
import type { Translated } from './translated.ts'

export type LazyParts = Catalogues &
  Readonly<{
    misdirected: MisdirectedDepositMessages
    calls: CallMessages
    changed: ChangedRowMessages
    custody: KeysAndBackupMessages
    transactions: TransactionNameMessages
    deposits: DepositMessages
    descriptions: DescriptionMessages
    direct: DirectSendMessages
    failures: AllFailureReasonMessages
    everyday: ActivityMessages
    outcomes: DepositOutcomeMessages
    form: FormDetailMessages
    guidance: GuidanceMessages
    permits: PermitMessages
    secondCopy: SecondCopyMessages
    permit2: Permit2AllowanceMessages
    picks: CallPickerMessages
    places: WindowMessages
    proof: ProofMessages
    reasons: ReasonSentences
    refusals: RefusalMessages
    sentences: Partial<FindingMessages>
    terms: TermMessages
    tokens: CustomTokenMessages
    worth: ValuationMessages
    watched: WatchOnlyMessages
  }>

type Catalogues = { readonly [Name in keyof LazyCatalogues]: Awaited<ReturnType<LazyCatalogues[Name]>> }

export type TranslatedParts = { readonly [Name in keyof LazyParts]: () => Promise<Translated<LazyParts[Name]>> }
