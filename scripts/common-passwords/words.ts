/** What people start a password with, in the order of habit. Written down by hand, not taken from a leak. */
export const FAVOURITES = list(`
  password passwort pass admin administrator root user guest test demo welcome letmein login hello changeme master secret
  qwerty qwert qwer qwe asdf asd zxc zxcvbn qazwsx azerty abc abcd abcde aa aaa aaaa ab aabb iloveyou love baby princess
  scholar student matkhau vietnam hanoi saigon anhyeuem nguyen
`);

export const LIKED = list(`
  passwd mypass mypassword testing default access system server office company computer internet google facebook
  instagram youtube tiktok twitter apple iphone samsung windows microsoft minecraft roblox pokemon naruto qwertyuiop
  qwertz asdfgh asdfghjkl zxcv zxcvbnm qweasd qweasdzxc qaz wsx poiuyt mnbvcxz abcdef abcxyz xyz aaaaaa abab loveyou
  lovely iloveme mylove babygirl babyboy prince angel sunshine monkey dragon shadow superman batman spiderman football
  soccer baseball basketball liverpool chelsea arsenal barcelona realmadrid juventus ronaldo messi manchester teacher
  school college university study emyeuanh yeuem yeuanh hocsinh sinhvien zalo
`);

export const SPELLINGS = list(`
  p@ssw0rd p@ssword passw0rd pa$$word pa$$w0rd p@$$w0rd p@$$word p@55w0rd pa55word pa55w0rd p4ssw0rd p4ssword
  adm1n @dmin l3tm3in w3lcome welc0me h3llo s3cret m@ster qw3rty 1loveyou il0veyou l0ve m0nkey dr4gon sh4dow 4dmin
  r00t t3st us3r m@tkhau matkh@u v1etnam s@igon h@noi
`);

/** Walks over the keyboard and other rows that need no word. */
export const WALKS = list(`
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1qaz2wsx 1qaz2wsx3edc 1qazxsw2
  zaq12wsx zaq1xsw2 !qaz2wsx 1qaz@wsx 12qwaszx 12qwas 123qwe 123qweasd 123qweasdzxc 1234qwer qwer4321 123asd 123zxc
  123abc 1234abcd 123456abc 12345abc 123456aa 12345678aa 123456789aa 123456ab 1234aa 12345aa 123aaa 123abcd 12345qwert
  123456qwerty 12345qwe 123456qwe 123456asd 123qaz 321cba 4321dcba a1b2c3 a1b2c3d4 a1b2c3d4e5 1a2b3c 1a2b3c4d 1a2b3c4d5e
  a1s2d3 a1s2d3f4 z1x2c3 z1x2c3v4 1z2x3c 1z2x3c4v aa11bb22 aabb1122 aa112233 aa11bb 1122aabb 11aa22bb aaa111 aaaa1111
  abc123xyz abc123def qwe123asd asd123qwe qwe123qwe abc123abc 123456aa@ 123456abc@ 12345678aa@ 123456a@a a123456a
  a12345678a 123abc456 147qaz 159qwe 789uio 741qaz asd456 zxc789 qwe456 qwe789 tony123456 123admin 1234admin 123456admin
  123test 1234test 123password 1234password 123456password 1password 123love 123hello 123user 1234user 1iloveyou
  2hot4you 4ever1 4everlove 1love1 love4ever love2love 1life1love only1god godis1 number1 nr1fan no1knows trustno1
  blink182 jordan23 mario64 mustang5 eminem1 50cent u2fan1 linkinpark1 metallica1 slipknot1 r2d2c3po c3por2d2 thx1138
  ncc1701 james007 agent007 bond007 windows10 windows11 office365 iphone11 iphone12 iphone13 iphone14 iphone15 ps4ps4
  ps5ps5 xbox360 gta5gta5 gtav123 fifa2022 fifa23 fifa24 csgo123 pubg123 lol123 dota2 dota123 ff123456 liverpool8 cr7cr7
  ronaldo7 messi10 neymar10 beckham7 zidane10 jordan45 kobe24 kobe08 lebron23 lebron6 curry30 brady12
`);

export const WORDS = list(`
  summer winter spring autumn january february march april june july august september october november december monday
  tuesday wednesday thursday friday saturday sunday happy smile lucky money family friend friends forever freedom
  justice peace music guitar metal rock dance beach ocean river flower flowers rose lily daisy violet orange
  banana cherry apple lemon mango peach cookie cookies chocolate cheese pepper ginger coffee pizza sugar honey candy
  butter cupcake chicken tiger lion eagle falcon phoenix panther wolf bear panda rabbit bunny kitty kitten cats dogs
  puppy doggy tigger snoopy buddy rocky maggie bailey buster charlie max lucky ninja samurai killer hunter ranger
  warrior soldier knight wizard merlin gandalf hobbit starwars startrek matrix harry potter hogwarts marvel ironman
  hulk thor avengers joker pikachu sonic mario zelda luigi yoshi pacman tetris steam gamer gaming player champion
  winner number security network wireless router cisco linux ubuntu android java python oracle database program
  developer engineer doctor nurse police london paris berlin madrid roma tokyo china japan korea india pakistan america canada
  mexico brazil england france germany italy spain texas florida california newyork chicago boston dallas houston
  yankees lakers cowboys steelers eagles packers giants rangers redsox celtics ferrari porsche mercedes bmw audi honda
  toyota yamaha harley corvette mustang camaro diamond silver golden purple yellow green black white blue pink
  rainbow star stars moonlight moon galaxy cosmos space rocket thunder lightning storm fire ice snow heaven jesus christ
  god blessed blessing faith hope grace church bible amen allah bismillah buddha angels demon devil zombie vampire
  twilight metallica slipknot nirvana eminem beatles bts blackpink army exo whatever nothing something anything unknown
  blahblah nopass nopassword forget forgot remember please thanks goodbye hiphop cool sexy hot girl boys boyfriend
  girlfriend husband mother father mommy daddy mama papa sister brother grandma teamo amor bonjour soleil hallo schatz
  contrasena heslo parola senha sifre salasana haslo motdepasse
`);

export const NAMES = list(`
  james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony mark donald
  steven paul andrew joshua kenneth kevin brian george edward ronald timothy jason jeffrey ryan jacob gary nicholas eric
  jonathan stephen larry justin scott brandon benjamin samuel gregory frank alexander raymond patrick jack dennis jerry
  tyler aaron jose adam nathan henry peter zachary kyle walter ethan jeremy harold keith christian roger noah gerald
  terry sean austin carl arthur lawrence dylan jesse jordan bryan billy joe bruce gabriel logan albert willie alan juan
  wayne elijah randy roy vincent ralph eugene russell bobby mason philip louis lucas oliver liam leo oscar hugo mary
  patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty margaret sandra ashley kimberly
  emily donna michelle carol amanda dorothy melissa deborah stephanie rebecca sharon laura cynthia kathleen amy angela
  shirley anna brenda pamela emma nicole helen samantha katherine christine debra rachel carolyn janet catherine maria
  heather diane ruth julie olivia joyce virginia victoria kelly lauren christina joan evelyn judith megan andrea cheryl
  hannah jacqueline martha gloria teresa ann sara madison frances kathryn janice jean abigail alice julia judy sophia
  grace denise amber doris marilyn danielle beverly isabella theresa diana natalie brittany charlotte marie kayla alexis
  lori carlos luis miguel pedro antonio fernando alejandro mohammed muhammad ahmed ali omar hassan fatima aisha sergey
  dmitry natasha
`);

export const VIETNAMESE = list(`
  minh anh linh huong lan hoa mai trang thao ngoc hung dung tuan nam long duc quang hieu khanh thanh phuong hai son thuy
  nga hanh yen nhung quynh vy ngan trinh huy khoa dat phuc tien tung cuong vinh kien bao khang thinh tam tai nhan hien
  nhi nhu truc uyen tuyet thang trung toan tuyen van viet thu ha hang hong kim loan ly my oanh phi phong phu quan quy
  sang tan thai thien tho tin tri truong tu vu xuan tran pham hoang huynh phan dang bui duong minhanh hoanganh quanganh
  ngocanh tuananh ducanh lananh vananh mailinh thuylinh phuonglinh khanhlinh thuytrang thutrang huyentrang quynhanh
  phuonganh phuongthao thanhthao thanhhuong thuhuong thuha thanhha thuyduong minhduc minhquan minhkhoi minhtam minhtuan
  quocbao quochuy giabao giahuy ducminh hoanglong thanhlong ngoclan ngocmai baongoc baotran kimngan thanhtung manhhung
  manhcuong vanhung vantuan nguyenvan tranvan anhtuan anhdung yeuthuong tinhyeu anhyeu emyeu yeunhau mainho
  nhoem nhoanh anhnhoem giadinh giadinhtoi bome bomeyeu meyeu mecon concon conyeu beyeu beiu embe emiu anhiu iuem iuanh
  vochong voyeu chongyeu hanhphuc maimai mottinhyeu motminh codon buonqua vuive thanhcong maymanh phattai
  phatloc tailoc anlac binhan binhyen cuocsong khongbiet khongco khongnho quenroi quenmatkhau deptrai xinhgai dethuong
  congchua hoangtu thienthan mattroi bautroi anhtrang ngoisao hoahong hoasen hoamai bongda bongdavn danang haiphong
  cantho nhatrang dalat hue vungtau bienhoa nghean thanhhoa namdinh tphcm hcm vietnamvodich truonghoc
  daihoc bachkhoa lophoc hoctap hoctot giaovien thaygiao cogiao banbe bantot langtu conan doraemon songoku lienquan
  freefire viettel mobifone vinaphone vinhomes vinfast momo shopee taikhoan dangnhap xinchao chaoban camon
`);

function list(text: string): string[] {
  return text.trim().split(/\s+/);
}
