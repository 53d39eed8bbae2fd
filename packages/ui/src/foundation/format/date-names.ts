// Written by `npm run generate` from the locales of date-fns; scripts/docs/date-names.mjs says what differs. Do not edit.
import type { Language } from '../labels/languages.ts'

/** Names of the calendar in each language, parted by spaces; months begin with January, weekdays with Monday. */
export type Names = Record<Language, string>

/** In full, as they stand beside a day: "5 сентября". */
export const MONTHS: Names = {
  rus: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  eng: 'January February March April May June July August September October November December',
  pol: 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
  ita: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  deu: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  esp: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  chn: '一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月',
  ukr: 'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня',
  fra: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  tur: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık',
}

/** In full, by themselves: "сентябрь". */
export const MONTHS_ALONE: Names = {
  rus: 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
  eng: 'January February March April May June July August September October November December',
  pol: 'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
  ita: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  deu: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  esp: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  chn: '一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月',
  ukr: 'січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень',
  fra: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  tur: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık',
}

/** Short, as they stand beside a day. */
export const SHORT_MONTHS: Names = {
  rus: 'янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.',
  eng: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  pol: 'sty lut mar kwi maj cze lip sie wrz paź lis gru',
  ita: 'gen feb mar apr mag giu lug ago set ott nov dic',
  deu: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
  esp: 'ene feb mar abr may jun jul ago sept oct nov dic',
  chn: '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月',
  ukr: 'січ. лют. бер. квіт. трав. черв. лип. серп. вер. жовт. лист. груд.',
  fra: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  tur: 'Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara',
}

/** Short, by themselves. */
export const SHORT_MONTHS_ALONE: Names = {
  rus: 'янв. февр. март апр. май июнь июль авг. сент. окт. нояб. дек.',
  eng: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  pol: 'sty lut mar kwi maj cze lip sie wrz paź lis gru',
  ita: 'gen feb mar apr mag giu lug ago set ott nov dic',
  deu: 'Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez',
  esp: 'ene feb mar abr may jun jul ago sept oct nov dic',
  chn: '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月',
  ukr: 'січ. лют. бер. квіт. трав. черв. лип. серп. вер. жовт. лист. груд.',
  fra: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  tur: 'Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara',
}

/** In full. */
export const WEEKDAYS: Names = {
  rus: 'понедельник вторник среда четверг пятница суббота воскресенье',
  eng: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  pol: 'poniedziałek wtorek środa czwartek piątek sobota niedziela',
  ita: 'lunedì martedì mercoledì giovedì venerdì sabato domenica',
  deu: 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag',
  esp: 'lunes martes miércoles jueves viernes sábado domingo',
  chn: '星期一 星期二 星期三 星期四 星期五 星期六 星期日',
  ukr: 'понеділок вівторок середа четвер пʼятниця субота неділя',
  fra: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
  tur: 'Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi Pazar',
}

/** Short. */
export const SHORT_WEEKDAYS: Names = {
  rus: 'пн вт ср чт пт сб вс',
  eng: 'Mon Tue Wed Thu Fri Sat Sun',
  pol: 'pon. wt. śr. czw. pt. sob. niedz.',
  ita: 'lun mar mer gio ven sab dom',
  deu: 'Mo Di Mi Do Fr Sa So',
  esp: 'lun mar mié jue vie sáb dom',
  chn: '周一 周二 周三 周四 周五 周六 周日',
  ukr: 'пн вт ср чт пт сб нд',
  fra: 'lun. mar. mer. jeu. ven. sam. dim.',
  tur: 'Pzt Sal Çar Per Cum Cmt Paz',
}

/** Before noon and after it. */
export const HALVES: Names = {
  rus: 'ДП ПП',
  eng: 'AM PM',
  pol: 'AM PM',
  ita: 'AM PM',
  deu: 'vorm. nachm.',
  esp: 'AM PM',
  chn: '上午 下午',
  ukr: 'ДП ПП',
  fra: 'AM PM',
  tur: 'ÖÖ ÖS',
}
