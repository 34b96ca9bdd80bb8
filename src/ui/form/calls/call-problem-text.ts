import { LEAST_ARRIVAL_GAS, MOST_ARRIVAL_GAS } from '../../../core/intent/arrival-gas-limits.ts'
import { ofArrivalCalls } from '../../messages/screen-messages.ts'
import { groupThousands } from '../../text/amount.ts'
import type { WrongCall } from '../validation.ts'

export function callProblemText({ problem, at }: WrongCall, calls: number): string {
  const say = ofArrivalCalls().form
  // `route` concerns all the calls together.
  return calls === 1 || problem === 'route'
    ? say.problems[problem]
    : say.at({ number: at + 1, problem: say.problems[problem] })
}

export function gasLimitProblemText(): string {
  return ofArrivalCalls().form.gasLimit.problem({
    least: groupThousands(`${LEAST_ARRIVAL_GAS}`),
    most: groupThousands(`${MOST_ARRIVAL_GAS}`),
  })
}
