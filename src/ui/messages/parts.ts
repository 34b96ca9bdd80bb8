import type { ReasonSentences } from '../../core/reason-words.ts'
import type { MisdirectedDepositMessages } from './en/astray.ts'
import type { CallMessages } from './en/calls.ts'
import type { KeysAndBackupMessages } from './en/custody.ts'
import type { TransactionNameMessages } from './en/deeds.ts'
import type { DepositMessages } from './en/deposits.ts'
import type { DescriptionMessages } from './en/descriptions.ts'
import type { DirectSendMessages } from './en/direct.ts'
import type { AllFailureReasonMessages } from './en/endings.ts'
import type { ActivityMessages } from './en/everyday.ts'
import type { DepositOutcomeMessages } from './en/fates.ts'
import type { FormDetailMessages } from './en/form.ts'
import type { GuidanceMessages } from './en/guidance.ts'
import type { ServiceKeyRefusedMessages } from './en/key.ts'
import type { SecondCopyMessages } from './en/mirror.ts'
import type { Permit2AllowanceMessages } from './en/permit2.ts'
import type { PermitMessages } from './en/permits.ts'
import type { CallPickerMessages } from './en/picks.ts'
import type { WindowMessages } from './en/places.ts'
import type { ProofMessages } from './en/proof.ts'
import type { RefusalMessages } from './en/refusals.ts'
import type { SafeguardMessages } from './en/safeguards.ts'
import type { FindingMessages } from './en/sentences.ts'
import type { ServiceKeyMessages } from './en/service.ts'
import type { TermMessages } from './en/terms.ts'
import type { CustomTokenMessages } from './en/tokens.ts'
import type { WatchOnlyMessages } from './en/watched.ts'
import type { ValuationMessages } from './en/worth.ts'
import type { Translated } from './worded.ts'

/** Words that only some screens load (part.ts). */
export type LazyParts = Readonly<{
  misdirected: MisdirectedDepositMessages
  calls: CallMessages
  custody: KeysAndBackupMessages
  deeds: TransactionNameMessages
  deposits: DepositMessages
  descriptions: DescriptionMessages
  direct: DirectSendMessages
  endings: AllFailureReasonMessages
  everyday: ActivityMessages
  fates: DepositOutcomeMessages
  form: FormDetailMessages
  guidance: GuidanceMessages
  permits: PermitMessages
  key: ServiceKeyRefusedMessages
  mirror: SecondCopyMessages
  permit2: Permit2AllowanceMessages
  picks: CallPickerMessages
  places: WindowMessages
  proof: ProofMessages
  reasons: ReasonSentences
  refusals: RefusalMessages
  sentences: Partial<FindingMessages>
  safeguards: SafeguardMessages
  service: ServiceKeyMessages
  terms: TermMessages
  tokens: CustomTokenMessages
  worth: ValuationMessages
  watched: WatchOnlyMessages
}>

export type TranslatedParts = { readonly [Name in keyof LazyParts]: () => Promise<Translated<LazyParts[Name]>> }
