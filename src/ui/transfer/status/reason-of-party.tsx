import type { Reason } from '../../../core/reason/reason.ts'
import { ReasonText } from '../../display/reason.tsx'
import { joins } from '../../messages/language.ts'
import { isWithoutParty } from './failing-party.ts'

export function ReasonOfParty({ asked, reason }: Readonly<{ asked: string | undefined; reason: Reason }>) {
  return (
    <>
      {asked !== undefined && isWithoutParty(reason) && `${asked}${joins().colon}`}
      <ReasonText reason={reason} />
    </>
  )
}
