import { LEAST_CALLS_GAS, MOST_CALLS_GAS } from '../../core/calls-gas.ts'
import { ofArrival } from '../messages/arrival-messages.ts'
import { groupThousands } from '../text/amount.ts'
import type { WrongCall } from './form.ts'

export function callSentence({ problem, at }: WrongCall, calls: number): string {
  const say = ofArrival().form
  // `route` concerns all the calls together.
  return calls === 1 || problem === 'route' ? say.problems[problem] : say.at(at + 1, say.problems[problem])
}

export function callsGasSentence(): string {
  return ofArrival().form.gasLimit.problem(groupThousands(`${LEAST_CALLS_GAS}`), groupThousands(`${MOST_CALLS_GAS}`))
}
