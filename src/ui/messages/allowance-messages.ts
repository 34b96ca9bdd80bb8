import { ofCalls } from './call-messages.ts'

/** What is said of permissions to take tokens: a part of what is said of transactions, since each is ended by one. */
export const ofAllowances = () => ofCalls().allowances
