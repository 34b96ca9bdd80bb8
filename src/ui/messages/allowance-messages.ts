import { ofCalls } from './call-messages.ts'

export const ofAllowances = () => ofCalls().allowances
