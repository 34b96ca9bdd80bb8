import type { ChangedRowMessages } from '../../en/accounts/changed-rows.ts'
import type { Translated } from '../../translated.ts'

export const arChangedRows: Translated<ChangedRowMessages> = {
  title: 'تغيّرت البيانات المحفوظة من الخارج',
  text: 'غيّر شيء غير Causeway ما يحفظه هذا الحاسوب لمحفظتك. لا يستخدم Causeway شيئًا منه حتى تقرر.',
  closed: 'هذا الحساب مغلق. عنوانه المحفوظ لا يخص مفتاحه. لا ترسل شيئًا إلى العنوان المحفوظ.',
  derived: 'عنوان مفتاحه',
  reopen: 'استخدم عنوان مفتاحه',
  site: 'اتصال موقع، ويُعدّ غير متصل:',
  remove: 'أزِله',
  accept: 'اقبله كما هو',
  acceptText: 'لا تقبله إلا إذا غيّرته بنفسك.',
  rows: {
    accounts: 'أسماء حساباتك وترتيبها.',
    watched: 'العناوين المراقَبة.',
    bitcoinAccounts: 'مفاتيح Bitcoin العامة.',
    exchangeBKeys: 'مفاتيح API للمنصة.',
    exchangeBAccounts: 'حسابات المنصة المختارة.',
    addressBook: 'دفتر العناوين.',
    addedTokens: 'الرموز التي أضفتها.',
    safeguards: 'الحماية. يسري أشدّها.',
    settings: 'الحدود والقفل التلقائي ووضع الخبير. يسري أشدّها.',
    paid: 'من دفعت لهم سابقًا. يُعدّ الجميع جددًا، والحد اليومي مستنفدًا.',
  },
}
