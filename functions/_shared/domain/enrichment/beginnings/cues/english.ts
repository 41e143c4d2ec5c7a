import type { CueWords } from "./classes.ts";

export const english: CueWords = {
  found:
    "founded founds founding cofounded co-founded establish established establishing est estd formed incorporated inception",
  start:
    "open opened opens opening start started starts starting set_up sets_up setting_up launch* began begin begins beginning beginnings begun create created creates creating born_in_a is_born was_born_out came_to_life kicked_off got_going got_started get_going start_out began_life begins_life came_about",
  self: "self-employed self_employed own_boss went_solo go_solo gone_solo struck_out strike_out out_alone on_his_own on_her_own on_their_own on_my_own on_our_own for_himself for_herself for_themselves for_myself own_shop own_business own_company own_firm own_practice own_studio own_workshop own_place own_salon own_garage own_two_feet took_the_plunge takes_the_plunge taking_the_plunge plunge leap",
  step: "first_customer* first_client* first_guest* first_patient* first_pupil* first_student* first_order first_sale first_shop first_van first_job first_loaf first_batch first_bike first_barn first_premises first_students first_house first_class first_lesson rented rents renting leased hung hangs hang sign signboard shingle doors selling sold signed_the_lease quit gave_up left_his left_her put_up_a",
  modest:
    "shed garage barn basement sunroom kitchen_table back_room spare_room front_room parlour lock-up cowshed woolshed horsebox handcart cart stall stand roadside pickup truck van station_wagon borrowed second-hand secondhand secondhand used loan savings wits pounds table tables bench sewing_machine* compressor bandsaw with_one with_two with_three with_nothing nothing_but single",
  since: "since",
  founder: "founder founders co-founder co-founders cofounder cofounders founding",
  kin: "grandfather* grandmother* grandpa grandma granddad grandad grandparents great-* generation generations father dad mother mum mom parents",
  descent:
    "son sons daughter daughters grandson* granddaughter* nephew niece stepson son-in-law daughter-in-law grandchildren successor*",
  others:
    "supplier* supplied supply partner partners partnership manufacturer* maker makers brand brands made_in made_by produced producer* roaster* roastery club clubs trust distributor* dealer imported stockist* stock stocked charity foundation mill friends_at work_with association league institute clinic_in bank method franchise* neighbours neighbors college institute press street named_after landlord",
  career:
    "graduate* degree diploma qualified apprentice* trained training joined years_old born birth school university college served_my served_his served_her served_an studied worked working_for working_at career certificate papers technician bsc beng ba msc phd journeyman licence_as promoted member_of_staff came_on_board on_board learned learnt",
  change:
    "moved move moves moving relocat* purchas* bought buys acquir* renovat* refurb* restor* rebuilt rebuild extend* extension expand* second another new branch retire* retired passed_away handed inherit* redesign* rebrand* registered merged added introduced switched since_then upgrade* later changed limited_company",
  took: "took_over taken_over takes_over took_the taking_over takes_the_reins passed_to succeed* bought_out bought_the taken_on",
  house:
    "built building house villa converted former formerly chapel planted dates dating mansion listed architect* constructed erected victorian georgian century fire flood",
  award: "award* winner won win wins prize medal voted best gold silver finalist champion* record",
  member:
    "member members membership accredit* certif* register* licence* license* licensed approved iso insured chartered recognised",
  copy: "copyright rights reserved updated theme website webdesign site page",
  media:
    "blog published article photo* author review* edition posted version law act regulation news press featured book magazine report offer valid expires scheduled deadline event events concert exhibition prices price standard code",
  customer: "customer customers client clients writes says writer thanks review verified",
  own: "we our us we've ourselves",
  me: "i my me i'm i've i'd",
  business:
    "company business firm practice shop store studio salon clinic workshop surgery guesthouse bakery cafe restaurant pub inn hotel garage nursery office agency school brewery winery farm kennels yard works tearoom bookshop smokehouse trading family-owned family-run family_business serving served serve proudly",
  role: "manager technician receptionist nurse assistant director head leads lead clinical foreman officer coordinator secretary chef instructor stylist hygienist dentist therapist practitioner secretary staff employee",
  today:
    "today now current currently still runs run present nowadays these_days owner owners owned proprietor",
  by: "by",
  iam: "i'm i_am my_name my_name's name_is called meet we_are we're this_is",
  they: "he she they together both two_of three_of four_of pair duo siblings brothers sisters couple friends",
  history:
    "about story history who_we_are how_it heritage beginning* began our_journey background milestones timeline roots",
  team: "team staff people meet crew faces who's_who",
  idea: "idea dream brainchild vision decided fed_up wanted tired fancied dreamed behind who_started",
  life: "met marry married wedding died death passed_away killed born war",
  about:
    "about around circa roughly approximately before until till between by_then photo photographed pictured",
};
