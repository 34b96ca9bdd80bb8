import type { CommandPaletteMessages } from '../en/command-palette.ts'
import type { Translated } from '../translated.ts'
import { apart } from './format.ts'

export const arCommandPalette: Translated<CommandPaletteMessages> = {
  title: 'الأوامر',
  go: 'انتقال إلى',
  act: 'إجراء',
  past: 'النشاط',
  screens: {
    home: 'الرئيسية',
    form: 'تحويل',
    receive: 'استلام',
    utxos: 'قطع Bitcoin',
    activity: 'النشاط',
    accounts: 'الحسابات',
    allowances: 'الأذون',
    settings: 'الإعدادات',
  },
  screenWords: {
    home: 'أرصدة ارصدة رصيد حساب',
    form: 'إرسال ارسال تحويل مبادلة جسر bridge swap',
    receive: 'عنوان إيداع ايداع استقبال qr',
    utxos: 'بيتكوين utxo btc',
    activity: 'سجل تاريخ عمليات تصدير csv json',
    accounts: 'إضافة اضافة استيراد مفتاح متابعة حساب',
    allowances: 'توكنات رموز إلغاء الغاء سحب إذن اذن allowance approval',
    settings: 'مواقع سمة لغة حدود مفاتيح مساعدة دعم',
    safeguards: 'كلمة المرور حد يومي حماية حساب بارد',
    words: 'عبارة كلمات الاسترداد بذرة seed',
    backup: 'نسخة احتياطية ملف حفظ استعادة',
    password: 'كلمة المرور تغيير جديدة',
  },
  copy: (name) => `نسخ عنوان ${apart(name)}`,
  bitcoin: { p2wpkh: 'Bitcoin، Native SegWit', p2tr: 'Bitcoin، Taproot' },
  lock: 'قفل المحفظة',
  transfer: (amount, from, to) =>
    from === to ? `${apart(amount)}، على ${apart(from)}` : `${apart(amount)}، من ${apart(from)} إلى ${apart(to)}`,
}
