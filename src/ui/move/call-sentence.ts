import { LEAST_CALLS_GAS, MOST_CALLS_GAS } from '../../core/calls-gas.ts'
import { ofArrival } from '../messages/arrival-messages.ts'
import { groupThousands } from '../text/amount.ts'
import type { WrongCall } from './form.ts'

/** What is wrong with a call on arrival, and with which one where there are several. */
export function callSentence({ problem, at }: WrongCall, calls: number): string {
  const say = ofArrival().form
  // Which way they need is the matter of all of them.
  return calls === 1 || problem === 'route' ? say.problems[problem] : say.at(at + 1, say.problems[problem])
}

/** What may be typed for the gas of calls on arrival. */
export function callsGasSentence(): string {
  return ofArrival().form.gasLimit.problem(groupThousands(`${LEAST_CALLS_GAS}`), groupThousands(`${MOST_CALLS_GAS}`))
}
