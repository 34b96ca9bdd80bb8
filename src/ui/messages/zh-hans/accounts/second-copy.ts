import type { SecondCopyMessages } from '../../en/accounts/second-copy.ts'
import type { Translated } from '../../translated.ts'

export const zhHansSecondCopy: Translated<SecondCopyMessages> = {
  title: '浏览器丢失了已保存的数据',
  text: '你的密钥没有丢失：另一份副本完好，解锁时会把它放回原处。你的资金在链上，未受影响。活动记录、名称和设置也会从副本恢复；如果仍有账户不见，可以重新添加。',
  mended: '已解锁，你的钱包已重新完整保存。',
  accountsMended: '账户列表不完整。能找回的账户已按编号重新列入：请到“账户”中查看。',
  unreadableTitle: '无法打开钱包',
  unreadable: '无法读取保存的钱包',
  unreadableText:
    'Causeway 没有改动它。你的钱在链上，不在这个浏览器里：有助记词，你随时都能取回自己的钱。只有导入的私钥名下的钱，需要那把私钥的副本或备份文件。',
  damaged: '这里的密钥在每一份副本中都已损坏',
  damagedText:
    '这个浏览器保存了多份加密封存的密钥，现在没有一份能读取：可能是磁盘或其他程序出了问题。你的钱在链上，没有动过。助记词或备份文件可以恢复你的账户；导入的私钥需要备份文件或私钥的副本。',
  saveTitle: '保存损坏的副本',
  saveText:
    '把现有内容原样存成一个文件。其中的密钥仍由你的密码封存。帮助你的人也许能从中找回密钥：在账户恢复之前，请留着它。',
  save: '保存为文件',
  saved: (name) => `${name} 已交给浏览器。继续之前，请确认文件已经存好。`,
  anewTitle: '重新设置钱包',
  anewText: '抹掉损坏的内容，再用助记词或备份文件恢复你的账户。进行中的资金会继续跟进。',
  changed: '保存之后，存储的内容又变了。什么都没有抹掉：请再保存一次。',
  noAnswer: '钱包没有回应',
  noAnswerText: '你的钱在链上。请重试，或重新打开浏览器。',
}
