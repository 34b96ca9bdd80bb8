import type { nodeWords } from '../../../../core/verify/words/nodes.ts'
import type { Translated } from '../../translated.ts'

export const arNodeWords: Translated<typeof nodeWords> = {
  chainUnsaid: ({ chain, why }) => `لم تذكر عقدة ${chain} أي شبكة تخدم: ${why}.`,
  tokenUnsaid: ({ chain, why }) => `لم تذكر عقدة ${chain} شيئًا عن التوكن: ${why}.`,
  contractUnsaid: ({ chain, address, why }) => `لم تذكر عقدة ${chain} ما الموجود عند ${address}: ${why}.`,
  contractNotAsked: ({ chain, address }) => `لم تذكر عقدة ${chain} ما الموجود عند ${address}: لم تُسأل عنه.`,
  balanceUnsaid: ({ chain, why }) => `لم تذكر عقدة ${chain} رصيدك: ${why}.`,
  gasPriceUnsaid: ({ chain, why }) => `لم تذكر عقدة ${chain} سعر الغاز: ${why}.`,
  allowanceUnsaid: ({ chain, why }) => `لم تذكر عقدة ${chain} الإذن القائم: ${why}.`,
  allowanceNotAsked: ({ chain }) => `لم تذكر عقدة ${chain} الإذن القائم: لم تُسأل عنه.`,

  nodeOfAnotherChain: ({ chain, chainId }) => `عقدة ${chain} تخدم الشبكة ${chainId}: لا يُعتد بشيء مما تقوله.`,
  tokenOfOtherDecimals: ({ symbol, decimals }) =>
    `عدد المنازل العشرية لـ ${symbol} على الشبكة ${decimals}: ستختلف كل المبالغ.`,
  tokenCalledOtherwise: 'يسمّي التوكن نفسه برمز غير الذي تعرفه به.',
  contractMissing: ({ address, chain }) => `لا يوجد عقد عند ${address} على ${chain}: المال المرسل إلى هناك يضيع.`,
  balanceTooSmall: ({ needs, have }) => `يلزم ${needs}؛ ولديك ${have}.`,
  gasAboveBalance: ({ gas, have }) => `قد تصل رسوم الشبكة إلى ${gas}؛ ولديك ${have}.`,
  sumAboveBalance: ({ gas, have, missing }) =>
    `لديك ${have}: المبلغ ورسوم شبكة تصل إلى ${gas} يزيدان معًا على ذلك بما يصل إلى ${missing}.`,
}
