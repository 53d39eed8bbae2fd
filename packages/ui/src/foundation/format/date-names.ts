// Written by `npm run generate` from the locales of date-fns; scripts/docs/date-names.mjs says what differs. Do not edit.
import type { Language } from '../labels/languages.ts'

/** Names of the calendar in one language; months begin with January, weekdays with Monday. */
export type DateNames = {
  /** In full, as they stand beside a day: "5 сентября". */
  months: readonly string[]
  /** In full, by themselves: "сентябрь". */
  monthsAlone: readonly string[]
  /** Short, as they stand beside a day. */
  shortMonths: readonly string[]
  /** Short, by themselves. */
  shortMonthsAlone: readonly string[]
  weekdays: readonly string[]
  shortWeekdays: readonly string[]
  /** Before noon and after it. */
  halves: readonly string[]
}

const list = ([names]: TemplateStringsArray) => names?.split(' ') ?? []

export const DATE_NAMES: Record<Language, DateNames> = {
  rus: {
    months: list`января февраля марта апреля мая июня июля августа сентября октября ноября декабря`,
    monthsAlone: list`январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь`,
    shortMonths: list`янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.`,
    shortMonthsAlone: list`янв. февр. март апр. май июнь июль авг. сент. окт. нояб. дек.`,
    weekdays: list`понедельник вторник среда четверг пятница суббота воскресенье`,
    shortWeekdays: list`пн вт ср чт пт сб вс`,
    halves: list`ДП ПП`,
  },
  eng: {
    months: list`January February March April May June July August September October November December`,
    monthsAlone: list`January February March April May June July August September October November December`,
    shortMonths: list`Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec`,
    shortMonthsAlone: list`Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec`,
    weekdays: list`Monday Tuesday Wednesday Thursday Friday Saturday Sunday`,
    shortWeekdays: list`Mon Tue Wed Thu Fri Sat Sun`,
    halves: list`AM PM`,
  },
  pol: {
    months: list`stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia`,
    monthsAlone: list`styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień`,
    shortMonths: list`sty lut mar kwi maj cze lip sie wrz paź lis gru`,
    shortMonthsAlone: list`sty lut mar kwi maj cze lip sie wrz paź lis gru`,
    weekdays: list`poniedziałek wtorek środa czwartek piątek sobota niedziela`,
    shortWeekdays: list`pon. wt. śr. czw. pt. sob. niedz.`,
    halves: list`AM PM`,
  },
  ita: {
    months: list`gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre`,
    monthsAlone: list`gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre`,
    shortMonths: list`gen feb mar apr mag giu lug ago set ott nov dic`,
    shortMonthsAlone: list`gen feb mar apr mag giu lug ago set ott nov dic`,
    weekdays: list`lunedì martedì mercoledì giovedì venerdì sabato domenica`,
    shortWeekdays: list`lun mar mer gio ven sab dom`,
    halves: list`AM PM`,
  },
  deu: {
    months: list`Januar Februar März April Mai Juni Juli August September Oktober November Dezember`,
    monthsAlone: list`Januar Februar März April Mai Juni Juli August September Oktober November Dezember`,
    shortMonths: list`Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.`,
    shortMonthsAlone: list`Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez`,
    weekdays: list`Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag`,
    shortWeekdays: list`Mo Di Mi Do Fr Sa So`,
    halves: list`vorm. nachm.`,
  },
  esp: {
    months: list`enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre`,
    monthsAlone: list`enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre`,
    shortMonths: list`ene feb mar abr may jun jul ago sept oct nov dic`,
    shortMonthsAlone: list`ene feb mar abr may jun jul ago sept oct nov dic`,
    weekdays: list`lunes martes miércoles jueves viernes sábado domingo`,
    shortWeekdays: list`lun mar mié jue vie sáb dom`,
    halves: list`AM PM`,
  },
  chn: {
    months: list`一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月`,
    monthsAlone: list`一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月`,
    shortMonths: list`1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月`,
    shortMonthsAlone: list`1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月`,
    weekdays: list`星期一 星期二 星期三 星期四 星期五 星期六 星期日`,
    shortWeekdays: list`周一 周二 周三 周四 周五 周六 周日`,
    halves: list`上午 下午`,
  },
  ukr: {
    months: list`січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня`,
    monthsAlone: list`січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень`,
    shortMonths: list`січ. лют. бер. квіт. трав. черв. лип. серп. вер. жовт. лист. груд.`,
    shortMonthsAlone: list`січ. лют. бер. квіт. трав. черв. лип. серп. вер. жовт. лист. груд.`,
    weekdays: list`понеділок вівторок середа четвер пʼятниця субота неділя`,
    shortWeekdays: list`пн вт ср чт пт сб нд`,
    halves: list`ДП ПП`,
  },
  fra: {
    months: list`janvier février mars avril mai juin juillet août septembre octobre novembre décembre`,
    monthsAlone: list`janvier février mars avril mai juin juillet août septembre octobre novembre décembre`,
    shortMonths: list`janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.`,
    shortMonthsAlone: list`janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.`,
    weekdays: list`lundi mardi mercredi jeudi vendredi samedi dimanche`,
    shortWeekdays: list`lun. mar. mer. jeu. ven. sam. dim.`,
    halves: list`AM PM`,
  },
  tur: {
    months: list`Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık`,
    monthsAlone: list`Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık`,
    shortMonths: list`Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara`,
    shortMonthsAlone: list`Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara`,
    weekdays: list`Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi Pazar`,
    shortWeekdays: list`Pzt Sal Çar Per Cum Cmt Paz`,
    halves: list`ÖÖ ÖS`,
  },
}
