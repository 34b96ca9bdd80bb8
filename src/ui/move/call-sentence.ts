import { ofArrival } from '../messages/arrival-messages.ts'
import type { WrongCall } from './form.ts'

/** What is wrong with a call on arrival, and with which one where there are several. */
export function callSentence({ problem, at }: WrongCall, calls: number): string {
  const say = ofArrival().form
  // Which way they need is the matter of all of them.
  return calls === 1 || problem === 'route' ? say.problems[problem] : say.at(at + 1, say.problems[problem])
}
