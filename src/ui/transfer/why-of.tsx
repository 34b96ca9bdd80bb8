import type { Reason } from '../../core/reason.ts'
import { joins } from '../messages/language.ts'
import { ReasonText } from '../parts/why.tsx'
import { isWithoutParty } from './asked.ts'

export function ReasonOfParty({ asked, reason }: Readonly<{ asked: string | undefined; reason: Reason }>) {
  return (
    <>
      {asked !== undefined && isWithoutParty(reason) && `${asked}${joins().colon}`}
      <ReasonText reason={reason} />
    </>
  )
}
