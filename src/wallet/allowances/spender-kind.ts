import type { SpenderKind } from '../../core/allowances/spender-kind.ts'
import { isSameAddress } from '../../core/families/address.ts'
import type { Answer } from '../../core/reason/reason.ts'

/** Makes a lookup of a spender's kind. It reads each code once, never for `own` addresses. */
export function createSpenderKinds(
  own: readonly string[],
  isContract: (address: string) => Promise<Answer<boolean>>,
): (spender: string) => Promise<SpenderKind> {
  const asked = new Map<string, Promise<SpenderKind>>()

  async function read(spender: string): Promise<SpenderKind> {
    if (own.some((each) => isSameAddress(each, spender))) return 'own'
    const said = await isContract(spender)
    if (!said.ok) return 'unread'
    return said.value ? 'contract' : 'ordinary'
  }

  return (spender) => {
    const key = spender.toLowerCase()
    const answer = asked.get(key) ?? read(spender)
    asked.set(key, answer)
    return answer
  }
}
