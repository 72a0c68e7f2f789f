import type { Example } from './examples';

/**
 * Modules as textbooks have them, written for the stamps of the models. What the trainers see in them is
 * the stamp of their code, so a word changed here makes every model look stale.
 */
export const PASSAGES: Example[] = [
  {
    book: 'Soil',
    subject: 'Biology',
    title: 'What Soil Is Made Of',
    text: `Why does one field feed a village while the next one, a short walk away, feeds only goats? The answer lies under our feet. Soil is the thin layer of minerals, water, air and living things that covers most of the land. Roots hold on to it, and nearly all of our food grows in it.

Minerals and Humus

The largest part of any soil consists of minerals, which come from weathered rock. Their grains are sorted by size: sand is coarse, silt is finer, and clay is the finest of all. A soil with about equal parts of each is called a loam. The dark matter that remains when leaves and roots decay is known as humus; it keeps water and nutrients near the roots.

• Sand drains quickly, so roots in sandy soil need rain often.
• Clay—the finest mineral of a soil—holds water for weeks.
• Loam is the soil that most farmers wish for.

Water and Air

Between the grains lie pores. Pore space is the share of a soil that is filled with air or water rather than with solid matter. In a dry month the pores hold mostly air (oxygen in particular), and in a wet one mostly water. For example, a loam of 2 m depth can store 300 mm of rain. Therefore, the most important property of a soil is not what it is made of but how its grains are held together.`,
    summary:
      'Soil is a layer of minerals, humus, water and air. Its minerals come from weathered rock and are sorted by size into sand, silt and clay; a soil with equal parts is a loam. Humus keeps water and nutrients near the roots. Pore space is filled with air or water.',
    glossary: [
      { term: 'soil', meaning: 'thin layer of minerals, water, air and living things on land' },
      { term: 'loam', meaning: 'soil with about equal parts of sand, silt and clay' },
      { term: 'humus', meaning: 'dark matter that remains when leaves and roots decay' },
      { term: 'clay', meaning: 'the finest mineral of a soil' },
      { term: 'pore space', meaning: 'share of a soil that is filled with air or water' },
    ],
  },
  {
    book: 'Soil',
    subject: 'Biology',
    title: 'Life in the Soil',
    text: `A spoonful of soil holds more living things than there are people on Earth. Most of them are bacteria. A decomposer is an organism that feeds on dead matter and breaks it down into nutrients. Earthworms, beetles and fungi are decomposers too, and roots take up what they leave behind.

Fungi and Roots

Many roots live together with fungi. Such a partnership, a mycorrhiza, gives water to the plant and sugar to the fungus. The term “mycorrhiza” means nothing more than “fungus root.” Plants without this partner often stay small. Nitrogen-fixing bacteria, which live in nodules that grow on the roots of beans, turn the nitrogen of the air into ammonium (NH4). This process, nitrogen fixation, is essential: without it, plants could not use the nitrogen around them. Nitrogen fixation is a change of nitrogen that costs the bacteria much sugar, which the roots pay for with nitrogen in mind.`,
    summary:
      'Soil is full of living things. Decomposers break dead matter down into nutrients. A mycorrhiza is a partnership of roots and fungi. Bacteria in nodules turn nitrogen of the air into ammonium by nitrogen fixation.',
    glossary: [
      { term: 'decomposer', meaning: 'organism that feeds on dead matter' },
      { term: 'nodule', meaning: 'growth on the roots of beans in which bacteria live' },
      { term: 'ammonium', meaning: 'form of nitrogen that plants can use' },
      { term: 'NH4', meaning: 'ammonium' },
      { term: 'mycorrhiza', meaning: 'partnership of the roots of a plant and a fungus' },
      {
        term: 'nitrogen fixation',
        meaning: 'process in which bacteria turn the nitrogen of the air into ammonium',
      },
    ],
  },
  {
    book: 'Soil',
    subject: 'Biology',
    title: 'Horizons',
    text: `Dig a hole, and the soil shows its layers. A layer of soil that differs from those above and below is termed a horizon. The topsoil, or A horizon, is dark and full of roots. The subsoil, or underlayer, refers to the B horizon, where minerals collect that rain has carried down. A layer of hard clay called a pan stops the roots. Leaching occurs when water carries nutrients out of reach of the roots.

A thin crust of lichens and mosses called a pioneer crust holds on to bare stones. The C horizon is broken rock; below it lies the parent material, the bedrock from which the soil above was formed. The figure shows a soil of this kind.`,
    summary:
      'Soil has horizons: the topsoil, the subsoil and broken rock above the parent material. Leaching carries nutrients down.',
    glossary: [
      { term: 'horizon', meaning: 'layer of soil that differs from those above and below' },
      { term: 'topsoil', meaning: 'dark upper layer of soil, full of roots' },
      { term: 'underlayer', meaning: 'the B horizon, where minerals collect' },
      { term: 'pioneer crust', meaning: 'thin crust of lichens and mosses on bare stones' },
      { term: 'pan', meaning: 'layer of hard clay that stops roots' },
      { term: 'leaching', meaning: 'loss of nutrients that water carries out of reach of roots' },
      { term: 'parent material', meaning: 'bedrock from which a soil was formed' },
    ],
  },
  {
    book: 'Soil',
    subject: 'Biology',
    title: 'Erosion',
    text: `Soil that is not held by roots is lost. Erosion is defined as the removal of soil by water or wind. A single storm may wash away what grew in a hundred years. Farmers fight erosion with hedges, terraces and cover crops; a cover crop is a crop that is grown to protect the soil and not to be sold. The building of terraces of stone is old; a terrace is a step that keeps a slope level.

Consider a slope without trees. A gully (a channel that running water has cut into the field) opens after the first winter. Rain runs down it, the nutrients go with the water, and the roots of the next crop find only stones.`,
    summary:
      'Erosion is the removal of soil by water or wind. Roots, hedges, terraces and cover crops hold the soil.',
    glossary: [
      { term: 'erosion', meaning: 'removal of soil by water or wind' },
      { term: 'cover crop', meaning: 'crop that is grown to protect the soil' },
      { term: 'gully', meaning: 'channel that running water has cut into a field' },
      { term: 'terrace', meaning: 'step that keeps a slope level' },
    ],
  },
  {
    book: 'Soil',
    subject: 'Biology',
    title: 'Acid and Alkaline Soil',
    text: `Roots take up nutrients that are dissolved in the water of the soil. Whether they can depends on its pH. Peat is acid, chalk is alkaline, and the roots of most crops prefer something in between. Liming is the spreading of ground chalk (CaCO3) on an acid soil. It raises the pH, and nutrients such as phosphorus become available again.`,
    summary: 'The pH of a soil decides which nutrients roots can take up. Liming raises the pH.',
    glossary: [
      { term: 'liming', meaning: 'spreading of ground chalk on an acid soil' },
      { term: 'phosphorus', meaning: 'a nutrient that acid soil does not give away' },
    ],
  },
  {
    book: 'Soil',
    subject: 'Biology',
    title: 'Compost',
    text: `Compost is a kind of humus, the dark matter that leaves become, which people make on purpose. Kitchen waste and leaves are piled up; decomposers heat the heap, and in a year it turns into dark soil. Old gardeners speak of “black gold” (the dark crumbs at the bottom of the heap). Compost feeds the roots slowly, and its nutrients stay where they are put.`,
    summary: 'Compost is humus that people make of waste. It feeds roots slowly.',
    glossary: [
      { term: 'black gold', meaning: 'the dark crumbs at the bottom of a heap of compost' },
      { term: 'compost', meaning: 'humus that people make of kitchen waste and leaves' },
      { term: 'humus', meaning: 'dark matter that people make on purpose or leaves become' },
    ],
  },
  {
    book: 'The Canal Age',
    subject: 'History',
    title: 'The Making of the Grand Junction',
    text: `In 1793 the Grand Junction Canal was begun. Two hundred miles of bad road lay between the coal of the Midlands and the fires of London, and a ton of coal cost five times as much at the end of them. “Give us water,” wrote a brewer, “and we shall give you beer at half the price.”

THE COMPANY

The Company of Proprietors raised the money. Shares—each of them 100 pounds—were sold in coffee-houses to widows, clergymen, and merchants. Canal mania, as newspapers called the fever of buying, lasted for three years; then many companies failed. William Jessop, an engineer of few words, was named surveyor. He had built the Cromford Canal before, and he knew that the hardest part of any canal is its summit.

Navvies and Locks

The men who dug were known as navigators, or navvies. A navvy moved twelve cubic yards of earth a day with a spade. A lock is a chamber with gates in which boats are raised or lowered. Staircase locks, which share their gates, were cheaper than single ones but let one boat pass at a time. Where a hill was too high for locks, the navvies dug a tunnel; the Blisworth Tunnel (opened in 1805) is 3,076 yards long. Puddling—the lining of the bed with wet clay—kept the water in.

However, the canal had hardly paid its debts when the railway came. It carried in hours what a boat carried in days. By 1850 the Grand Junction Canal earned less than a third of what it had earned in 1830. In conclusion, the canals made the cities that then did without them.`,
    summary:
      'The Grand Junction Canal was begun in 1793 to bring coal to London. The Company of Proprietors sold shares in the years of the canal mania. Navvies dug the canal, with locks, tunnels and a bed of wet clay. The railway took its trade, and by 1850 it earned less than a third of what it had earned in 1830.',
    glossary: [
      { term: 'canal mania', meaning: 'the fever of buying shares of canals, which lasted years' },
      { term: 'navvies', meaning: 'the men who dug the canals; short for navigators' },
      { term: 'navigator', meaning: 'a man who dug canals with a spade' },
      { term: 'lock', meaning: 'a chamber with gates in which boats are raised or lowered' },
      { term: 'puddling', meaning: 'the lining of the bed of a canal with wet clay' },
    ],
  },
  {
    book: 'Small Programs',
    subject: 'Computer Science',
    title: 'Loops and Counters',
    text: `We present the loop first because you will use it in every program. A loop is a statement that repeats other statements. The repeated part is called the body, and each repetition is called an iteration. Python has two kinds of loops: the while loop and the for loop.

The while loop

count = 0
    while count < 3:
      print(count)
      count = count + 1

A while loop checks a condition before each iteration. A condition is an expression whose value is either True or False. If the condition never becomes False, the result is an infinite loop, a loop that runs until you stop it. Suppose the last line of the body is missing: count stays 0, and 0 < 3 holds forever.

A variable that counts iterations, like count above, is a loop counter. Counters usually start at 0. An off-by-one error occurs when a loop runs once too often or not often enough. This is the error that beginners make most.

The range function

The call range(3) gives the numbers 0, 1, 2. It is used with a for loop: for i in range(3). Here i is the loop variable, in other words the name that each number gets in turn. You can nest loops. The inner loop then runs through all of its iterations for each iteration of the outer loop.`,
    summary:
      'A loop repeats the statements of its body; each repetition is an iteration. A while loop checks a condition before each iteration, and a for loop runs through the numbers that the range function gives. An infinite loop never ends. An off-by-one error makes a loop run once too often or not often enough.',
    glossary: [
      { term: 'loop', meaning: 'a statement that repeats other statements' },
      { term: 'iteration', meaning: 'one repetition of the body of a loop' },
      { term: 'condition', meaning: 'an expression whose value is True or False' },
      { term: 'infinite loop', meaning: 'a loop that runs until it is stopped' },
      { term: 'loop counter', meaning: 'a variable that counts the iterations of a loop' },
      { term: 'off-by-one error', meaning: 'an error that makes a loop run once too often' },
    ],
  },
];
