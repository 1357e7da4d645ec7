import type { Dice } from '../dice.ts';
import { syllables, type Tongue } from './tongue.ts';

const place = (d: Dice): string =>
  `${syllables(d, ['青', '白', '云', '长', '高', '桃', '清', '石', '松', '平', '望', '南'], ['溪', '湾', '岭', '河', '塘', '桥', '浦', '岗', '坪', '泉'], ['', '', '石', '花', '水'])}${d.pick(['镇', '村', '城', '县'])}`;
const person = (d: Dice): string =>
  `${d.pick(['陈', '林', '周', '沈', '苏', '陆', '何', '顾', '许', '温'])}${d.pick(['明远', '秀兰', '志强', '雨桐', '文博', '晓岚', '建国', '静怡', '一凡', '思源'])}`;
const THINGS = [
  '灯塔',
  '水车',
  '木桥',
  '铁壶',
  '果园',
  '钟楼',
  '渡船',
  '织布机',
  '老书店',
  '集市',
  '砖窑',
  '茶馆',
];
const GOODS = [
  '铜台灯',
  '羊毛毯',
  '折叠椅',
  '挂钟',
  '竹篮',
  '铁茶壶',
  '书架',
  '灯笼',
  '木梯',
  '陶罐',
];
const thing = (d: Dice): string => d.pick(THINGS);
const year = (d: Dice): number => d.int(1871, 2024);

const SENTENCES: readonly ((d: Dice) => string)[] = [
  (d) => `${place(d)}的${thing(d)}在${year(d)}年由${person(d)}和${d.int(3, 90)}位邻居重新修建。`,
  (d) => `${person(d)}在${place(d)}的老屋里保存着${d.int(12, 400)}封关于${thing(d)}的信。`,
  (d) => `${place(d)}议会以${d.int(7, 21)}票对${d.int(1, 6)}票通过了修缮${thing(d)}的决定。`,
  (d) => `${year(d)}年的洪水之后，没有人想到这座${thing(d)}还能再用${d.int(5, 80)}年。`,
  (d) => `从${place(d)}沿河走${d.int(2, 19)}公里，就能看到${person(d)}看守的${thing(d)}。`,
  (d) =>
    `${person(d)}每周只做${d.int(2, 30)}件，装进铺着稻草的箱子里，从${place(d)}寄往${place(d)}。`,
];

export const zh: Tongue = {
  code: 'zh-CN',
  dir: 'ltr',
  place,
  person,
  item: (d) => `${place(d)}${d.pick(GOODS)}`,
  sentence: (d) => d.pick(SENTENCES)(d),
  heading: (d) =>
    `${place(d)}${thing(d)}${d.pick(['的一年', '的故事', '重建记', '守护人', '近况'])}`,
  price: (cents) => `¥${(cents / 100).toFixed(2)}`,
  words: {
    loading: ['加载中…', '正在加载...', '载入中', '内容加载中，请稍候'],
    wait: ['请稍候…', '请稍等', '请等待片刻'],
    plea: '您需要启用 JavaScript 才能运行此应用。',
    partly: '本页的分享等部分功能需要 JavaScript。',
    menu: [
      '首页',
      '新闻',
      '商店',
      '工坊',
      '图书馆',
      '开放时间',
      '关于我们',
      '团队',
      '招聘',
      '媒体',
      '配送',
      '退换货',
      '礼品卡',
      '活动',
      '归档',
      '联系我们',
    ],
    footer: [
      '版权所有，未经许可不得转载。价格含税，不含运费。',
      '工商登记号48213，备案信息可在主管部门查询。',
      '销售条款、隐私声明与无障碍说明。',
    ],
    cookies:
      '我们和143个合作伙伴会在您的设备上存储并读取信息，例如Cookie，用于统计网站的使用情况、记住您的设置并展示符合您兴趣的广告。您可以随时在每个页面的底部更改选择。部分合作伙伴基于正当利益处理您的数据，您有权提出反对。',
    accept: '全部接受',
    settings: '设置',
    search: '搜索',
    more: '阅读全文',
    loadMore: '加载更多',
    cart: '加入购物车',
    price: '价格',
    stock: '库存',
    left: '件现货',
    reviews: '评价',
    description: '商品详情',
    home: '首页',
    login: '登录',
    password: '密码',
    email: '电子邮箱',
    send: '发送',
    share: '分享',
    newsletter: '订阅通讯',
    comments: '评论',
    filter: '筛选',
    sort: '排序',
    next: '下一页',
    compare: '对比',
    related: '猜你喜欢',
    chat: '在线客服',
    dark: '深色模式',
    print: '打印本页',
    close: '关闭',
    skip: '跳到正文',
    hours: '营业时间',
    error: '发生意外错误。重新加载',
    nothing: '没有找到符合条件的商品。',
    columns: ['名称', '地点', '年份', '访客'],
    days: ['星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日'],
    notFound: ['页面不存在', '您要找的页面已经移动或从未存在。请检查地址，或返回首页。'],
    gone: ['该页面已下线', '您访问的活动已经结束，内容已永久移除。'],
    thanks: ['感谢您的留言', '我们已经收到，会在两个工作日内回复。您现在可以关闭本页。'],
    imprint: '网站信息',
    privacy: '隐私政策',
    contact: '联系我们',
  },
};
