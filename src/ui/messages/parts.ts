import type { ReasonWords } from '../../core/reason-words.ts'
import type { MisdirectedMessages } from './en/astray.ts'
import type { CallMessages } from './en/calls.ts'
import type { CustodyMessages } from './en/custody.ts'
import type { DeedMessages } from './en/deeds.ts'
import type { DepositMessages } from './en/deposits.ts'
import type { DescriptionMessages } from './en/descriptions.ts'
import type { DirectMessages } from './en/direct.ts'
import type { AllEndingMessages } from './en/endings.ts'
import type { EverydayMessages } from './en/everyday.ts'
import type { FateMessages } from './en/fates.ts'
import type { FormMessages } from './en/form.ts'
import type { GuidanceMessages } from './en/guidance.ts'
import type { KeyMessages } from './en/key.ts'
import type { MirrorMessages } from './en/mirror.ts'
import type { Permit2Messages } from './en/permit2.ts'
import type { PermitMessages } from './en/permits.ts'
import type { PickMessages } from './en/picks.ts'
import type { PlaceMessages } from './en/places.ts'
import type { ProofMessages } from './en/proof.ts'
import type { RefusalMessages } from './en/refusals.ts'
import type { SafeguardMessages } from './en/safeguards.ts'
import type { SentenceMessages } from './en/sentences.ts'
import type { ServiceMessages } from './en/service.ts'
import type { TermMessages } from './en/terms.ts'
import type { TokenMessages } from './en/tokens.ts'
import type { WatchedMessages } from './en/watched.ts'
import type { WorthMessages } from './en/worth.ts'
import type { Worded } from './worded.ts'

/** Words that only some screens load (part.ts). */
export type Parts = Readonly<{
  misdirected: MisdirectedMessages
  calls: CallMessages
  custody: CustodyMessages
  deeds: DeedMessages
  deposits: DepositMessages
  descriptions: DescriptionMessages
  direct: DirectMessages
  endings: AllEndingMessages
  everyday: EverydayMessages
  fates: FateMessages
  form: FormMessages
  guidance: GuidanceMessages
  permits: PermitMessages
  key: KeyMessages
  mirror: MirrorMessages
  permit2: Permit2Messages
  picks: PickMessages
  places: PlaceMessages
  proof: ProofMessages
  reasons: ReasonWords
  refusals: RefusalMessages
  sentences: Partial<SentenceMessages>
  safeguards: SafeguardMessages
  service: ServiceMessages
  terms: TermMessages
  tokens: TokenMessages
  worth: WorthMessages
  watched: WatchedMessages
}>

export type SpokenParts = { readonly [Name in keyof Parts]: () => Promise<Worded<Parts[Name]>> }
