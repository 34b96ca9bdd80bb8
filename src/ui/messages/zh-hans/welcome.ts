import type { enWelcome as english } from '../en/welcome.ts'
import type { TranslatedMessages } from '../translated.ts'
import { list } from './format.ts'

export const zhHansWelcome: Pick<TranslatedMessages, keyof typeof english> = {
  welcome: {
    title: {
      choose: '欢迎使用 Causeway',
      write: '抄下这些单词',
      confirm: '核对你抄下的单词',
      import: '你的助记词',
      password: '设置密码',
      restore: '从备份恢复',
    },
    intro: '让钱在不同的链之间转移。每一份报价，Causeway 都先在你自己的设备上验证，然后才签名。',
    createNew: '创建新钱包',
    restoreBackup: '我有备份文件',
    importOld: '我有助记词',
    words: '助记词的单词',
    word: (number) => `第 ${number} 个单词`,
    hiddenWord: '已隐藏',
    writeDown: '这十二个单词就是你的钱包。谁有了它们，谁就有了你的钱；没有它们，谁也无法恢复。',
    reveal: '显示单词',
    hide: '隐藏单词',
    showTyped: '显示',
    neverAsk: '最好写在纸上：下一步要照着输入其中几个。任何网站、任何 Causeway 的人都不需要它们。',
    written: '我已抄好',
    showAgain: '再看一次',
    confirmText: (numbers) => `请照着纸上写的，输入第 ${list(numbers)} 个单词。`,
    wordsWrong: (numbers) => `第 ${list(numbers)} 个单词不对。请看看你的纸，或者再显示一次单词。`,
    importText: '请逐个输入单词，或把整组助记词粘贴到第一格。它不会离开这台设备。',
    howMany: '单词数量',
    wordCount: (words) => `${words} 个单词`,
    passwordText: '密码用来锁定这台设备上的钱包。密码无法重置：如果忘了，就需要再用助记词。',
    password: '密码',
    passwordAgain: '再输入一次密码',
    passwordsDiffer: '两次输入的密码不一致。',
    strength: {
      empty: '至少 12 个字符。几个互不相关的词连在一起，很容易记住。',
      loading: '正在加载密码检查…',
      good: '好。',
      strong: '强。',
    },
    create: '创建钱包',
    sealing: '正在加锁…',
  },
}
