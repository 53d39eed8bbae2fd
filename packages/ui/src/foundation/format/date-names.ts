// Written by `npm run generate` from the locales of date-fns; scripts/docs/date-names.mjs says what differs. Do not edit.
import type { Language } from '../labels/languages.ts'

/** Names of the calendar in each language, parted by spaces; months begin with January, weekdays with Monday. */
export type Names = Record<Language, string>

/** In full, as they stand beside a day: "5 сентября". */
export const MONTHS: Names = {
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  en: 'January February March April May June July August September October November December',
  pl: 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  zh: '一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月',
  uk: 'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  tr: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık',
}

/** In full, by themselves: "сентябрь". */
export const MONTHS_ALONE: Names = {
  ru: 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
  en: 'January February March April May June July August September October November December',
  pl: 'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  zh: '一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月',
  uk: 'січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  tr: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık',
}

/** Short, as they stand beside a day. */
export const SHORT_MONTHS: Names = {
  ru: 'янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.',
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  pl: 'sty lut mar kwi maj cze lip sie wrz paź lis gru',
  it: 'gen feb mar apr mag giu lug ago set ott nov dic',
  de: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
  es: 'ene feb mar abr may jun jul ago sept oct nov dic',
  zh: '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月',
  uk: 'січ. лют. бер. квіт. трав. черв. лип. серп. вер. жовт. лист. груд.',
  fr: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  tr: 'Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara',
}

/** Short, by themselves. */
export const SHORT_MONTHS_ALONE: Names = {
  ru: 'янв. февр. март апр. май июнь июль авг. сент. окт. нояб. дек.',
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  pl: 'sty lut mar kwi maj cze lip sie wrz paź lis gru',
  it: 'gen feb mar apr mag giu lug ago set ott nov dic',
  de: 'Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez',
  es: 'ene feb mar abr may jun jul ago sept oct nov dic',
  zh: '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月',
  uk: 'січ. лют. бер. квіт. трав. черв. лип. серп. вер. жовт. лист. груд.',
  fr: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  tr: 'Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara',
}

/** In full. */
export const WEEKDAYS: Names = {
  ru: 'понедельник вторник среда четверг пятница суббота воскресенье',
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  pl: 'poniedziałek wtorek środa czwartek piątek sobota niedziela',
  it: 'lunedì martedì mercoledì giovedì venerdì sabato domenica',
  de: 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag',
  es: 'lunes martes miércoles jueves viernes sábado domingo',
  zh: '星期一 星期二 星期三 星期四 星期五 星期六 星期日',
  uk: 'понеділок вівторок середа четвер пʼятниця субота неділя',
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
  tr: 'Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi Pazar',
}

/** Short. */
export const SHORT_WEEKDAYS: Names = {
  ru: 'пн вт ср чт пт сб вс',
  en: 'Mon Tue Wed Thu Fri Sat Sun',
  pl: 'pon. wt. śr. czw. pt. sob. niedz.',
  it: 'lun mar mer gio ven sab dom',
  de: 'Mo Di Mi Do Fr Sa So',
  es: 'lun mar mié jue vie sáb dom',
  zh: '周一 周二 周三 周四 周五 周六 周日',
  uk: 'пн вт ср чт пт сб нд',
  fr: 'lun. mar. mer. jeu. ven. sam. dim.',
  tr: 'Pzt Sal Çar Per Cum Cmt Paz',
}

/** Before noon and after it. */
export const HALVES: Names = {
  ru: 'ДП ПП',
  en: 'AM PM',
  pl: 'AM PM',
  it: 'AM PM',
  de: 'vorm. nachm.',
  es: 'AM PM',
  zh: '上午 下午',
  uk: 'ДП ПП',
  fr: 'AM PM',
  tr: 'ÖÖ ÖS',
}
