import type { simulationWords } from '../../../../core/verify/words/simulations.ts'
import type { Translated } from '../../translated.ts'

export const arSimulationWords: Translated<typeof simulationWords> = {
  simulationUnsaid: ({ chain, why }) => `لم تذكر عقدة ${chain} ما سيفعله الموجِّه بمالك: ${why}.`,
  simulationOfOthers: ({ chain }) => `لم تذكر عقدة ${chain} إلا ما ستفعله معاملات أخرى غير هذه.`,
  simulationFails: ({ why }) => `سيفشل استدعاء الموجِّه ويكلّفك رسوم شبكته: ${why}.`,
  simulationTakesMore: ({ taken, most }) => `يأخذ استدعاء الموجِّه ${taken}؛ ولا يجوز أن يأخذ أكثر من ${most}.`,
  simulationTakesAnother: ({ units, currency, most }) =>
    `يأخذ استدعاء الموجِّه من ${currency} وحدات عددها ${units}؛ ولا يجوز أن يأخذ أكثر من ${most}.`,
  simulationLetsTake: ({ spender, currency }) =>
    `بعد استدعاء الموجِّه يستطيع ${spender} أن يسحب منك المزيد من ${currency}.`,
  simulationBringsLess: ({ arrives, recipient, least }) =>
    `لن يصل إلى ${recipient} إلا ${arrives}؛ ويَعِد العرض بما لا يقل عن ${least}.`,
  simulationPaysOtherwise: 'استدعاء الموجِّه لا يدفع لأمرك وحده: سيضيع ما يصل.',
  simulationDepositsLess: ({ wanted, paid }) =>
    `الوحدات التي يطلبها الأمر ${wanted}؛ ولن يصل منها إلى جهة الإيداع إلا ${paid}.`,
}
