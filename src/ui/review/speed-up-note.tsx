import type { BitcoinFigures } from '../../core/families/bitcoin/transaction-figures.ts'
import { m } from '../messages/messages.ts'
import { groupThousands } from '../text/amount.ts'

const LIMITED_SATS_PER_VBYTE = 100

type Figures = Pick<BitcoinFigures, 'speedUpRate' | 'isSpedUpByCoins' | 'isSpedUpByRecipient'>

export function SpeedUpNote({ bitcoin }: { bitcoin: Figures }) {
  const say = m().bitcoinReview
  const { speedUpRate: rate, isSpedUpByCoins, isSpedUpByRecipient } = bitcoin
  if (rate !== undefined && Number(rate) >= LIMITED_SATS_PER_VBYTE) return null
  const without = isSpedUpByCoins ? say.speedUpByCoins : isSpedUpByRecipient ? say.speedUpByRecipient : say.noSpeedUp
  return <p class="card-note">{rate === undefined ? without : say.speedUp({ rate: groupThousands(rate) })}</p>
}
