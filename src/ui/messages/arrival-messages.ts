import { ofCalls } from './call-messages.ts'

/** What is said of calls where money arrives: a part of what is said of transactions, since they are shown as those are. */
export const ofArrival = () => ofCalls().arrival

/** What is proven of so many calls where money arrives. */
export const ofArrivalProof = (calls: number) => (calls === 1 ? ofArrival().proof : ofArrival().proofs)
