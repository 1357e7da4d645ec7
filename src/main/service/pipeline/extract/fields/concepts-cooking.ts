/** Concepts of recipes. Sources as in concepts.ts. */
import { type Concept, list } from './concept.ts';

export const COOKING_CONCEPTS: readonly Concept[] = [
  {
    id: 'yields',
    names: list(
      'yields yield servings serves portions recipeyield recipeservings numberofservings',
    ),
    describes: /\b(?:servings?|portions?|yields?)\b/i,
    paths: list('recipeyield yield'),
    labels: list(
      'servings serves yield yields portions makes portionen personen porties portioner porciones raciones porzioni pour personnes antalportioner porsjoner annoksia porcji porce recipeyield porções rendimento adet kişilik',
    ),
    classes: list('servings yield serves portions recipeyield'),
    shape: 'quantity',
  },
  {
    id: 'preptime',
    names: list(
      'preptime preparationtime prep prepminutes preptimeminutes activetime tempspreparation tempsdepreparation vorbereitungszeit zubereitungszeit arbeitszeit tiempopreparacion tiempodepreparacion tempopreparazione tempodipreparazione bereidingstijd',
    ),
    describes: /\b(?:prep|preparation)\b.*\btime\b/i,
    paths: list('preptime'),
    labels: list(
      'prep preptime preparation preparationtime activetime handson vorbereitung vorbereitungszeit arbeitszeit zubereitungszeit préparation tempsdepréparation preparación preparazione voorbereiding bereidingstijd förberedelse forberedelse tempodipreparazione valmistelu hazırlıksüresi hazırlama tempodepreparo',
    ),
    classes: list('preptime'),
    shape: 'duration',
  },
  {
    id: 'cooktime',
    names: list(
      'cooktime cookingtime cook cookminutes cooktimeminutes bakingtime baketime tempscuisson tempsdecuisson kochzeit backzeit garzeit tiempococcion tiempodecoccion tempocottura tempodicottura kooktijd',
    ),
    describes: /\bcook(?:ing)?\b.*\btime\b|\bbak(?:e|ing)\b.*\btime\b/i,
    paths: list('cooktime'),
    labels: list(
      'cook cooktime cookingtime cooking bake baketime kochzeit backzeit garzeit kochbackzeit cuisson tempsdecuisson cocción tiempodecocción cottura tempodicottura kooktijd oventijd tillagningstid steketid kypsennys pişirmesüresi pişirme',
    ),
    classes: list('cooktime cookingtime'),
    shape: 'duration',
  },
  {
    id: 'totaltime',
    names: list(
      'totaltime readyin totaltimeminutes timetotal totalminutes tempstotal gesamtzeit tiempototal tempototale totaletijd',
    ),
    describes: /\btotal\b.*\b(?:time|duration)\b|\bready in\b/i,
    paths: list('totaltime'),
    labels: list(
      'total totaltime readyin time gesamtzeit tempstotal tiempototal tempototale totaletijd tid tillagning tiempo aika zeit dauer süre toplamsüre tempo czas czasprzygotowania bereidingstijd klarpå',
    ),
    classes: list('totaltime'),
    shape: 'duration',
  },
  {
    id: 'ingredients',
    names: list(
      'ingredients ingredientlist recipeingredient recipeingredients ingredient zutaten ingrédients ingredientes ingredienti ingrediënten',
    ),
    describes: /\bingredients?\b/i,
    paths: list('recipeingredient ingredients supply'),
    labels: list(
      'ingredients zutaten ingrédients ingrediente ingredientes ingredienti ingrediënten ingredienser ainekset składniki suroviny ingrediencie hozzávalók malzemeler υλικά ингредиенты продукты ингредієнти sastojci sestavine 材料 ингредиенти ainesosad koostisosad sudedamosios innihald hráefni nguyênliệu bahan 用料 食材 재료 המצרכים מצרכים مقادير مكونات المكونات موادلازم',
    ),
    classes: list(
      'ingredient ingredients ingredientes ingredienti zutaten ingredienser ingredienten zutat',
    ),
    shape: 'lines',
  },
  {
    id: 'instructions',
    names: list(
      'instructions directions steps method preparation preparationsteps recipeinstructions cookinginstructions howto zubereitung procedure cookingsteps',
    ),
    describes:
      /\b(?:instructions?|directions|preparation steps|cooking steps|method|step by step)\b/i,
    paths: list('recipeinstructions instructions step steps'),
    labels: list(
      'instructions directions method preparation steps howtomake zubereitung préparation preparación elaboración preparazione procedimento bereiding bereidingswijze werkwijze gördetsåhär såhärgördu görsåhär tillagning fremgangsmåte sådangørdu fremgangsmåde valmistus ohje ohjeet sposóbprzygotowania przygotowanie wykonanie postup příprava elkészítés hazırlanışı yapılışı εκτέλεση приготовление рецептприготовления priprema postopek 作り方 modopreparo mododepreparo preparo modalitate instrucciones etapes étapes recette приготування начиннаприготвяне aðferð 手順 做法 만들기 cooking procedure makeit cáchlàm langkah caramembuat אופןההכנה הוראותהכנה הכנה طريقةالتحضير طريقةالعمل طرزتهیه pasos paso método passoapasso howtoapply howitworks howtoorder',
    ),
    classes: list(
      'instruction instructions direction directions steps step method preparation zubereitung preparazione bereiding elaboracion procedure recipeinstructions howto',
    ),
    shape: 'lines',
  },
];
