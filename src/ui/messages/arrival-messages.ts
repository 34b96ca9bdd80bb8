import { ofCalls } from './call-messages.ts'

export const ofArrival = () => ofCalls().arrival

export const ofArrivalProof = (calls: number) => (calls === 1 ? ofArrival().proof : ofArrival().proofs)
