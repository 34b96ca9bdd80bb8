import type { DepositOutcomeMessages } from '../../en/bundle/deposit-outcomes.ts'
import type { Translated } from '../../translated.ts'
import { apart } from '../format.ts'

export const arDepositOutcomes: Translated<DepositOutcomeMessages> = {
  ahead:
    'ما يحدث له بعد ذلك تراه في الموقع. وبمفتاح API من خدمة النقل، تُدخله في الإعدادات، يتابعه Causeway أيضًا حتى نهايته.',
  asking: 'يسأل Causeway الخدمة عمّا يحدث له.',
  chip: {
    moving: 'قيد التنفيذ',
    filled: 'وصل',
    refunded: 'أُعيد',
    failed: 'فشل',
    unlike: 'لا يُتابَع',
  },
  paid: {
    open: 'دُفع إلى خدمة النقل',
    unlike: 'لا يتابع Causeway عملية النقل',
    failed: 'لم تتم عملية النقل',
    saidFailed: 'تقول الخدمة إن عملية النقل فشلت',
    below: 'ما يحدث للمال تراه أدناه.',
  },
  said: {
    moving: 'تقول الخدمة إنه قيد التنفيذ.',
    success: 'تقول الخدمة إنه وصل. لم يقرأ Causeway ذلك بنفسه بعد.',
    failure: 'تقول الخدمة إنه فشل. يُعاد المال عادةً في هذه الحالة.',
    refund: 'تقول الخدمة إنه أُعيد. لم يقرأ Causeway ذلك بنفسه بعد.',
    unknown: (word) => `تقول الخدمة «${apart(word)}»، وهي كلمة لا يعرفها Causeway.`,
  },
  filled: (amount, chain) =>
    `وصل ${apart(amount)} على ${apart(chain)}. قرأه Causeway هناك، لكنه لا يعرف إن كان هذا ما وعدك به الموقع.`,
  refunded: (amount, chain) => `عاد ${apart(amount)} على ${apart(chain)}. قرأه Causeway هناك.`,
  filledSaid: (chain) => `تقول الخدمة إنه وصل على ${apart(chain)}. لم يستطع Causeway قراءة ذلك بنفسه.`,
  refundedSaid: 'تقول الخدمة إنه أُعيد. لم يستطع Causeway قراءة ذلك بنفسه.',
  to: 'دُفع إلى',
  unlike: {
    several: 'تذكر الخدمة طلبًا واحدًا لعدة إيداعات، أو عدة طلبات لهذا الإيداع، فلا يتابع Causeway أيًّا منها.',
    transaction: 'تذكر الخدمة لهذا الأمر معاملة غير معاملتك، فلا يتابعها Causeway.',
    deposit: 'ما تقوله خدمة النقل عن هذا الإيداع ليس ما قرأه Causeway، فلا يتابعه.',
    own: 'تذكر الخدمة طلبًا يخص شيئًا آخر لك، فلا يتابعه Causeway.',
  },
  unfollowed: {
    noKey: 'ما يحدث له تراه في الموقع. وبمفتاح API من خدمة النقل يستطيع Causeway أيضًا متابعته حتى نهايته.',
    locked: 'يواصل Causeway متابعته عند فتح قفله.',
    refused: 'لا تخبر الخدمة بذلك بمفتاح API الخاص بك. ما يحدث له تراه في الموقع.',
    over: 'لم تخبر الخدمة بشيء عنه منذ وقت طويل. اسأل الموقع عمّا حدث له.',
  },
  enterKey: 'إدخال مفتاح API',
}
