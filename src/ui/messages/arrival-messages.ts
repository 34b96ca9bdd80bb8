import { ofCalls } from './call-messages.ts'

export const ofArrivalCalls = () => ofCalls().arrival

export const ofArrivalProof = (calls: number) => (calls === 1 ? ofArrivalCalls().proof : ofArrivalCalls().proofs)
