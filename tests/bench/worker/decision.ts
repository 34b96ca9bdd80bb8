import type { Facts } from '../../../src/core/chain/facts.ts'
import type { IntentInput } from '../../../src/core/intent/intent.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import { fromWire } from '../../../src/lib/bigint-json.ts'
import type { Json } from '../../core/honest/json.ts'
import { decisionOf } from '../decision.ts'

type Case = Readonly<{ profile: Profile; input: IntentInput; quote: Json; facts: Facts; name: string }>

// `toWire` wrote it in the same run.
Object.assign(globalThis, {
  causewayBench: (asked: string): void =>
    void Object.assign(globalThis, { causewayDecision: decisionOf(fromWire(JSON.parse(asked)) as Case) }),
})
